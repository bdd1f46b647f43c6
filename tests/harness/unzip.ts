import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50

/** The files in a ZIP archive, by path, as its central directory lists them. */
export function unzip(archive: Buffer): Map<string, string> {
  let end = archive.length - 22
  while (archive.readUInt32LE(end) !== END) end -= 1
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, nameLength, extra, comment] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const data = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    files.set(name, inflateRawSync(archive.subarray(data, data + size)).toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return files
}
