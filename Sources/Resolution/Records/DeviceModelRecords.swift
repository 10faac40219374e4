/// The models of devices that apps are installed on.
///
/// Each line: the model, the family, the chip, the system it came with, the last one it runs where that is not the newest,
/// and whether it has a flash beside a camera where not all of the family do. Models and chips are public facts, put down
/// from memory.
let deviceModelRecords: StaticString = #"""
  iPhone 6s|iPhone|A9|9.0|15
  iPhone 6s Plus|iPhone|A9|9.0|15
  iPhone SE (1st generation)|iPhone|A9|9.3|15
  iPhone 7|iPhone|A10|10.0|15
  iPhone 7 Plus|iPhone|A10|10.0|15
  iPhone 8|iPhone|A11|11.0|16
  iPhone 8 Plus|iPhone|A11|11.0|16
  iPhone X|iPhone|A11|11.0|16
  iPhone XR|iPhone|A12|12.0|18
  iPhone XS|iPhone|A12|12.0|18
  iPhone XS Max|iPhone|A12|12.0|18
  iPhone 11|iPhone|A13|13.0|
  iPhone 11 Pro|iPhone|A13|13.0|
  iPhone 11 Pro Max|iPhone|A13|13.0|
  iPhone SE (2nd generation)|iPhone|A13|13.4|
  iPhone 12 mini|iPhone|A14|14.1|
  iPhone 12|iPhone|A14|14.1|
  iPhone 12 Pro|iPhone|A14|14.1|
  iPhone 12 Pro Max|iPhone|A14|14.1|
  iPhone 13 mini|iPhone|A15|15.0|
  iPhone 13|iPhone|A15|15.0|
  iPhone 13 Pro|iPhone|A15|15.0|
  iPhone 13 Pro Max|iPhone|A15|15.0|
  iPhone SE (3rd generation)|iPhone|A15|15.4|
  iPhone 14|iPhone|A15|16.0|
  iPhone 14 Plus|iPhone|A15|16.0|
  iPhone 14 Pro|iPhone|A16|16.0|
  iPhone 14 Pro Max|iPhone|A16|16.0|
  iPhone 15|iPhone|A16|17.0|
  iPhone 15 Plus|iPhone|A16|17.0|
  iPhone 15 Pro|iPhone|A17 Pro|17.0|
  iPhone 15 Pro Max|iPhone|A17 Pro|17.0|
  iPhone 16|iPhone|A18|18.0|
  iPhone 16 Plus|iPhone|A18|18.0|
  iPhone 16e|iPhone|A18|18.3|
  iPhone 16 Pro|iPhone|A18 Pro|18.0|
  iPhone 16 Pro Max|iPhone|A18 Pro|18.0|
  iPhone 17|iPhone|A19|26.0|
  iPhone 17 Pro|iPhone|A19 Pro|26.0|
  iPhone 17 Pro Max|iPhone|A19 Pro|26.0|
  iPhone Air|iPhone|A19 Pro|26.0|
  iPad (5th generation)|iPad|A9|10.3|16
  iPad Pro 9.7-inch|iPad|A9X|9.3|16|flash
  iPad Pro 12.9-inch (1st generation)|iPad|A9X|9.1|16
  iPad (6th generation)|iPad|A10|11.3|17
  iPad (7th generation)|iPad|A10|13.1|18
  iPad Pro 10.5-inch|iPad|A10X|10.3|17|flash
  iPad Pro 12.9-inch (2nd generation)|iPad|A10X|10.3|17|flash
  iPad (8th generation)|iPad|A12|14.0|
  iPad Air (3rd generation)|iPad|A12|12.2|
  iPad mini (5th generation)|iPad|A12|12.2|
  iPad Pro 11-inch (1st-2nd generation)|iPad|A12X|12.1||flash
  iPad Pro 12.9-inch (3rd-4th generation)|iPad|A12X|12.1||flash
  iPad (9th generation)|iPad|A13|15.0|
  iPad (10th generation)|iPad|A14|16.1|
  iPad Air (4th generation)|iPad|A14|14.1|
  iPad mini (6th generation)|iPad|A15|15.0||flash
  iPad (A16)|iPad|A16|18.3|
  iPad mini (A17 Pro)|iPad|A17 Pro|18.0||flash
  iPad Air (5th generation)|iPad|M1|15.4|
  iPad Pro 11-inch (3rd generation)|iPad|M1|14.5||flash
  iPad Pro 12.9-inch (5th generation)|iPad|M1|14.5||flash
  iPad Air 11-inch (M2)|iPad|M2|17.4|
  iPad Air 13-inch (M2)|iPad|M2|17.4|
  iPad Pro 11-inch (4th generation)|iPad|M2|16.1||flash
  iPad Pro 12.9-inch (6th generation)|iPad|M2|16.1||flash
  iPad Air 11-inch (M3)|iPad|M3|18.3|
  iPad Air 13-inch (M3)|iPad|M3|18.3|
  iPad Pro 11-inch (M4)|iPad|M4|17.4||flash
  iPad Pro 13-inch (M4)|iPad|M4|17.4||flash
  iPad Pro 11-inch (M5)|iPad|M5|26.0||flash
  iPad Pro 13-inch (M5)|iPad|M5|26.0||flash
  Apple Vision Pro|Apple Vision|M2|1.0|
  Apple Vision Pro (M5)|Apple Vision|M5|26.0|
  Apple TV HD|Apple TV|A8|9.0|
  Apple TV 4K|Apple TV|A10X|11.0|
  Apple TV 4K (2nd generation)|Apple TV|A12|14.5|
  Apple TV 4K (3rd generation)|Apple TV|A15|16.0|
  """#
