import SourceText
import Testing

@Suite("Source bytes")
struct SourceBytesTests {
  @Test func `are sliced without copying`() {
    let bytes = SourceBytes(Array(0..<100))
    let slice = bytes[ByteRange(10, 20)][ByteRange(2, 5)]
    #expect(slice.array == [12, 13, 14])
    #expect(unsafe slice.address == bytes.address + 12)
    #expect(slice == SourceBytes([12, 13, 14]))
    #expect(slice != SourceBytes([12, 13]))
  }

  @Test func `may be read a little past their end`() {
    let bytes = SourceBytes([1])
    let sum = (1...SourceBytes.readAhead).reduce(0) {
      unsafe $0 + Int(bytes.address.load(fromByteOffset: $1, as: UInt8.self))
    }
    #expect(sum == 0)
  }

  @Test func `give adopted memory back when nobody needs it`() async {
    await confirmation { released in
      do {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 66, alignment: 1)
        unsafe memory.initializeMemory(as: UInt8.self, repeating: 7, count: 66)
        let bytes = unsafe SourceBytes(
          adopting: UnsafeRawPointer(memory), count: 2,
          release: { pointer in
            unsafe pointer.deallocate()
            released()
          })
        let slice = bytes[ByteRange(1, 2)]
        #expect(slice.array == [7])
      }
    }
  }
}
