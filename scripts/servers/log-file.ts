import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs'

const MAX_BYTES = 10e6
/** The current file and the two before it: cms.log, cms.1.log, cms.2.log. */
const FILES = 3

/** A log that rotates by size. A full disk costs lines, which it counts, and never throws. */
export class LogFile {
  private descriptor: number | undefined
  private bytes = 0
  private lostLines = 0

  constructor(
    private readonly path: string,
    private readonly maxBytes = MAX_BYTES,
  ) {}

  write(line: string) {
    try {
      if (this.lostLines > 0) {
        this.append(`${this.lostLines} lines could not be written here.`)
        this.lostLines = 0
      }
      this.append(line)
    } catch {
      this.lostLines += 1
      this.close()
    }
  }

  close() {
    const { descriptor } = this
    this.descriptor = undefined
    try {
      if (descriptor !== undefined) closeSync(descriptor)
    } catch {
      // The kernel reports a failed write here as well.
    }
  }

  private append(line: string) {
    const text = `${line}\n`
    this.descriptor ??= this.open()
    if (this.bytes > 0 && this.bytes + Buffer.byteLength(text) > this.maxBytes) {
      this.close()
      this.rotate()
      this.descriptor = this.open()
    }
    this.bytes += writeSync(this.descriptor, text)
  }

  private open() {
    const descriptor = openSync(this.path, 'a', 0o600)
    this.bytes = fstatSync(descriptor).size
    return descriptor
  }

  private rotate() {
    const numbered = (number: number) =>
      number === 0 ? this.path : this.path.replace(/\.log$/, `.${number}.log`)
    for (let number = FILES - 1; number > 0; number -= 1) {
      try {
        renameSync(numbered(number - 1), numbered(number))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
  }
}
