"""Writes the seeds of the fuzz targets, from the fixtures and examples of the package, and dictionaries of words.

Usage: make-seeds.py FOLDER

The folder gets a folder for each target, and a file TARGET.dict where words help.
"""

import base64
import glob
import json
import os
import sys

XML = "<plist> </plist> <dict> </dict> <array> </array> <key> </key> <string> </string> <integer> </integer> " \
    "<real> </real> <date> </date> <data> </data> <true/> <false/> <array/> <dict/> <![CDATA[ ]]> <!-- --> &amp; " \
    "&#x41; &#65; <?xml <!DOCTYPE encoding=\"UTF-8\" encoding=\"Shift_JIS\" 2001-01-01T00:00:00Z CF$UID infinity"
OPENSTEP = "{ } ( ) < > ; = , \" ' // /* */ \\U0041 \\101 \\n <*I1> <*R1.5> <*BY> <*D2001-01-01T00:00:00Z> <[ ]>"
JSON = "{ } [ ] : , \" true false null {\"$date\":\" {\"$data\":\" {\"$set\":[ {\"$pairs\":[[ {\"$uid\": " \
    "{\"$dictionary\":{ {\"$integer\":\" {\"$real\":\" {\"$null\":true} \\ud83d \\ude00 \\u0000 1e5 -0.0"
KEYS = "CFBundleIdentifier CFBundleName CFBundleDocumentTypes CFBundleTypeRole CFBundleURLTypes CFBundleURLSchemes " \
    "NSAppTransportSecurity NSAllowsArbitraryLoads UIDeviceFamily LSMinimumSystemVersion CFBundleExecutable " \
    "CFBundlePackageType CFBundleVersion UISupportedInterfaceOrientations~ipad -iphoneos ~iphone LSRequiresIPhoneOS " \
    "NSCameraUsageDescription infoplist:ignore infoplist:ignore-file unknown-key duplicate-key YES NO APPL $(NAME)"
TRANSPORT = "http:// https:// ws:// @ : [::1] 127.0.0.1 0x7f.1 .local localhost xn-- %2e ü 10.0.0.0/8 example.com " \
    "NSAppTransportSecurity NSAllowsArbitraryLoads NSAllowsArbitraryLoadsForMedia NSAllowsLocalNetworking " \
    "NSAllowsArbitraryLoadsInWebContent NSExceptionDomains NSIncludesSubdomains NSExceptionAllowsInsecureHTTPLoads " \
    "NSExceptionMinimumTLSVersion NSExceptionRequiresForwardSecrecy NSRequiresCertificateTransparency " \
    "NSPinnedDomains NSPinnedCAIdentities NSPinnedLeafIdentities SPKI-SHA256-BASE64 TLSv1.0 FCP_v2.1"
PATHS = "** [] [0] [-1] [a=x] [\"a\"=\"x\"] \\. \\[ \\\\ \" a.b é"

WORDS = {
    "xml": XML, "detection": f"{XML} {OPENSTEP} {JSON} bplist00", "openstep": OPENSTEP, "gnustep": OPENSTEP,
    "strings": OPENSTEP, "json": JSON, "keypath": PATHS, "catalog": KEYS, "checking": f"{XML} {KEYS}",
    "fixing": f"{XML} {KEYS}", "editing": f"{XML} {OPENSTEP} {JSON}", "binary": "bplist00",
    "transport": f"{XML} {TRANSPORT}",
}


def targets_for(data):
    """The targets to which a property list is of use."""
    if data.startswith(b"bplist"):
        return ["binary", "detection", "checking", "editing"]
    start = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    if start == b"<" and b"<plist" in data or data.startswith(b"<?xml"):
        return ["xml", "detection", "checking", "fixing", "editing"]
    if start in (b"{", b"["):
        return ["json", "openstep", "gnustep", "detection", "checking", "editing"]
    return ["openstep", "gnustep", "strings", "xml", "detection", "editing"]


def main():
    folder, root = sys.argv[1], os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

    def seed(target, name, data):
        os.makedirs(f"{folder}/{target}", exist_ok=True)
        if len(data) <= 8192:
            with open(f"{folder}/{target}/{name}", "wb") as file:
                file.write(data)

    for path in glob.glob(f"{root}/Tests/Fixtures/Vectors/property-lists*.json"):
        with open(path, encoding="utf-8") as file:
            for number, row in enumerate(json.load(file)):
                data = base64.b64decode(row["base64"])
                name = f"{os.path.basename(path)[:-5]}-{number}"
                for target in targets_for(data):
                    seed(target, name, data)
    for path in glob.glob(f"{root}/Examples/**/*", recursive=True):
        if path.endswith((".plist", ".strings", ".xcprivacy", ".entitlements")):
            with open(path, "rb") as file:
                data = file.read()
            for target in targets_for(data):
                seed(target, f"example-{os.path.basename(path)}-{len(data)}", data)
    for path in glob.glob(f"{root}/Tests/Fixtures/Crashes/*/*"):
        with open(path, "rb") as file:
            seed(path.split("/")[-2], f"crash-{os.path.basename(path)}", file.read())
    with open(f"{root}/Tests/Fixtures/Vectors/transport-decisions.json", encoding="utf-8") as file:
        for number, row in enumerate(json.load(file)):
            policy = json.dumps({"NSAppTransportSecurity": row["NSAppTransportSecurity"]})
            seed("transport", f"decision-{number}", f"{row['url']}\n{policy}".encode())
    for target in ("keypath", "catalog"):
        for number, word in enumerate(WORDS[target].split()):
            seed(target, f"word-{number}", word.encode())
    seed("keypath", "path", b"a.b[2].a")
    seed("keypath", "quoted", b'"a.b"[-1]')
    for word in KEYS.split():
        value = "<true/>" if word.startswith("NSAllows") else "<string>YES</string>"
        plist = f"<plist version=\"1.0\"><dict><key>{word}</key>{value}<key>{word.lower()}</key>{value}</dict></plist>"
        seed("checking", f"key-{word.replace('/', '')}", plist.encode())
        seed("fixing", f"key-{word.replace('/', '')}", plist.encode())
    for target, words in WORDS.items():
        with open(f"{folder}/{target}.dict", "w", encoding="utf-8") as file:
            for word in words.split():
                escaped = "".join(
                    chr(byte) if 32 < byte < 127 and byte not in b'"\\' else f"\\x{byte:02x}"
                    for byte in word.encode()
                )
                file.write(f'"{escaped}"\n')


main()
