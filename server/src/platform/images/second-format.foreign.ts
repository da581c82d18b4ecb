import { createReadStream } from 'node:fs'

/**
 * A file that is a photo and something else at once (a page, a script, an archive, a document). We
 * never hand out what was uploaded, but such a file has no honest use. What phones append to their
 * photos (a short film, a second exposure) is none of this and passes.
 */
export async function hasSecondFormat(file: string): Promise<boolean> {
  const scan = { head: Buffer.alloc(0), tail: Buffer.alloc(0), hasMark: false }
  // Marks may lie across the border of two pieces, so the end of each is read again with the next.
  for await (const piece of createReadStream(file, { highWaterMark: PIECE_BYTES })) {
    const chunk = Buffer.concat([scan.tail.subarray(-LONGEST_MARK), piece as Buffer])
    if (scan.head.length === 0) scan.head = Buffer.from(chunk.subarray(0, HEAD_BYTES))
    if (hasMark(chunk)) return true
    scan.tail = Buffer.concat([scan.tail, piece as Buffer]).subarray(-TAIL_BYTES)
  }
  return isDocument(scan.head) || isScript(scan.head) || endsAsArchive(scan.tail)
}

const PIECE_BYTES = 256 * 1024
const HEAD_BYTES = 1024
/** An archive's directory ends with 22 bytes and a comment of at most 64 KB. */
const ARCHIVE_END_BYTES = 22
const TAIL_BYTES = ARCHIVE_END_BYTES + 0xffff

/** Long enough not to turn up in pixels by chance. */
const TAGS = ['<script', '<iframe', '<!doctype', '<html', '<body', '<svg', '<?php'].map((tag) =>
  Buffer.from(tag),
)
/** What follows the bracket decides nearly always, and this is asked once for every 256 bytes. */
const SECOND_BYTES = Uint8Array.from({ length: 256 }, (_, byte) =>
  TAGS.some((tag) => (byte | 32) === ((tag[1] ?? 0) | 32)) ? 1 : 0,
)
const MARKS = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '__HALT_COMPILER();'].map((mark) =>
  Buffer.from(mark, 'latin1'),
)
const LONGEST_MARK = Math.max(...[...TAGS, ...MARKS].map(({ length }) => length)) - 1

function hasMark(chunk: Buffer): boolean {
  if (MARKS.some((mark) => chunk.includes(mark))) return true
  for (let at = chunk.indexOf('<'); at >= 0; at = chunk.indexOf('<', at + 1)) {
    if (SECOND_BYTES[chunk[at + 1] ?? 0] && TAGS.some((tag) => isSameTag(chunk, at, tag)))
      return true
  }
  return false
}

function isSameTag(chunk: Buffer, at: number, tag: Buffer): boolean {
  if (at + tag.length > chunk.length) return false
  for (let n = 1; n < tag.length; n += 1) {
    const byte = chunk[at + n] ?? 0
    const lower = byte >= 65 && byte <= 90 ? byte + 32 : byte
    if (lower !== tag[n]) return false
  }
  return true
}

/** Readers of documents look for the mark anywhere in the first kilobyte; of tapes at one place. */
function isDocument(head: Buffer): boolean {
  return head.includes('%PDF-') || head.subarray(257, 262).toString('latin1') === 'ustar'
}

/** A JPEG whose first length reads as the start of a comment in a script. */
function isScript(head: Buffer): boolean {
  return head[0] === 0xff && head.subarray(4, 6).toString('latin1') === '/*'
}

function endsAsArchive(tail: Buffer): boolean {
  const mark = Buffer.from('PK\x05\x06', 'latin1')
  for (
    let at = tail.lastIndexOf(mark);
    at >= 0;
    at = at > 0 ? tail.lastIndexOf(mark, at - 1) : -1
  ) {
    const end = at + ARCHIVE_END_BYTES
    if (end <= tail.length && end + tail.readUInt16LE(end - 2) === tail.length) return true
  }
  return false
}
