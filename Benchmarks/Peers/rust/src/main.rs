//! The Rust crate `plist`, by the contract of the other drivers.

use plist::Value;
use std::io::Cursor;

const LOOKED_UP_KEY: &str = "Music Folder";

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
}

/// The processor time this process has used, in seconds.
fn processor_time() -> f64 {
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    // 2 is CLOCK_PROCESS_CPUTIME_ID on Linux.
    unsafe { clock_gettime(2, &mut time) };
    time.seconds as f64 + time.nanoseconds as f64 * 1e-9
}

enum Made {
    Tree(#[allow(dead_code)] Value),
    Bytes(Vec<u8>),
}

fn write(tree: &Value, operation: &str) -> Option<Made> {
    let mut bytes = Vec::new();
    if operation.ends_with("xml") {
        tree.to_writer_xml(&mut bytes).ok()?;
    } else {
        tree.to_writer_binary(&mut bytes).ok()?;
    }
    Some(Made::Bytes(bytes))
}

fn run(operation: &str, bytes: &[u8], tree: &Option<Value>) -> Option<Made> {
    if operation.starts_with("write-") {
        return write(tree.as_ref()?, operation);
    }
    let root = Value::from_reader(Cursor::new(bytes)).ok()?;
    match operation {
        "parse" => Some(Made::Tree(root)),
        "get" => {
            let text = root.as_dictionary()?.get(LOOKED_UP_KEY)?.as_string()?;
            Some(Made::Bytes(text.as_bytes().to_vec()))
        }
        _ => write(&root, operation),
    }
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let operation = words[1].as_str();
    let known = ["load", "parse", "write-xml", "write-bin", "to-xml", "to-bin", "get"];
    if !known.contains(&operation) {
        println!("UNSUPPORTED {operation}");
        std::process::exit(3);
    }
    let mut files: Vec<Vec<u8>> = Vec::new();
    for word in &words[3..] {
        if let Some(list) = word.strip_prefix('@') {
            let text = std::fs::read_to_string(list).expect("the list cannot be read");
            files.extend(text.lines().map(|path| std::fs::read(path).expect("a file cannot be read")));
        } else {
            files.push(std::fs::read(word).expect("a file cannot be read"));
        }
    }
    let writes = operation.starts_with("write-");
    for _ in 0..words[2].parse::<usize>().expect("REPS is a number") {
        let trees: Vec<Option<Value>> = files
            .iter()
            .map(|bytes| if writes { Value::from_reader(Cursor::new(&bytes[..])).ok() } else { None })
            .collect();
        let mut results = Vec::with_capacity(files.len());
        let (mut written, mut errors) = (0, 0);
        let start = processor_time();
        if operation != "load" {
            for (bytes, tree) in files.iter().zip(&trees) {
                match run(operation, bytes, tree) {
                    Some(made) => {
                        if let Made::Bytes(bytes) = &made {
                            written += bytes.len();
                        }
                        results.push(made);
                    }
                    None => errors += 1,
                }
            }
        }
        let middle = processor_time();
        drop(std::hint::black_box(results));
        let end = processor_time();
        let bytes = if writes { written } else { files.iter().map(Vec::len).sum() };
        println!("R {operation} {:.9} {bytes} {:.9} {errors}", middle - start, end - middle);
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find(|line| line.starts_with("VmHWM:"));
    let kilobytes = peak.and_then(|line| line.split_whitespace().nth(1)).unwrap_or("0");
    println!("RSS {kilobytes}");
}
