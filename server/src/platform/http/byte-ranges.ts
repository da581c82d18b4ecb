import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange, StoredFile } from '../storage/storage.ts'

/** A file of which parts may be asked for; its content never changes under its etag. */
export type RangedFile = {
  bytes: number
  type: string
  etag: string
  changedAt: Date
  /** Null where the storage has lost it. */
  open: (range?: ByteRange) => Promise<StoredFile | null>
}

/** Who asks for more pieces than any player does is sent the whole. */
const MOST_RANGES = 8
const SPEC = /^bytes=(.+)$/i
const PIECE = /^\s*(\d{0,15})-(\d{0,15})\s*$/

export type Wanted = { kind: 'whole' } | { kind: 'none' } | { kind: 'parts'; parts: ByteRange[] }

/** RFC 9110 §14: what does not read as a range is as if it were not there. */
export function readRanges(header: string | undefined, bytes: number): Wanted {
  const pieces = header === undefined ? [] : (SPEC.exec(header)?.[1]?.split(',') ?? [])
  if (pieces.length === 0 || pieces.length > MOST_RANGES) return { kind: 'whole' }
  const parts: ByteRange[] = []
  for (const piece of pieces) {
    const [, from, to] = PIECE.exec(piece) ?? []
    if (from === undefined || to === undefined || (from === '' && to === '')) {
      return { kind: 'whole' }
    }
    if (from !== '' && to !== '' && Number(to) < Number(from)) return { kind: 'whole' }
    const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
    const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
    if (start <= end) parts.push({ start, end })
  }
  return parts.length === 0 ? { kind: 'none' } : { kind: 'parts', parts: joined(parts) }
}

/** Those that overlap or touch are one. */
function joined(parts: readonly ByteRange[]): ByteRange[] {
  const sorted = [...parts].sort((a, b) => a.start - b.start)
  const all: ByteRange[] = []
  for (const part of sorted) {
    const last = all.at(-1)
    if (last && part.start <= last.end + 1) last.end = Math.max(last.end, part.end)
    else all.push({ ...part })
  }
  return all
}

/** Answers GET and HEAD of a file, whole or in parts, without ever holding it in memory. */
export async function sendRanged(request: FastifyRequest, reply: FastifyReply, file: RangedFile) {
  reply
    .type(file.type)
    .header('accept-ranges', 'bytes')
    .header('etag', file.etag)
    .header('last-modified', file.changedAt.toUTCString())
  if (matches(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  const isSame = isUnchanged(request.headers['if-range'], file)
  const wanted = readRanges(isSame ? request.headers.range : undefined, file.bytes)
  if (wanted.kind === 'none') {
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
  }
  if (wanted.kind === 'whole') return sendPart(request, reply, file)
  const [only, ...others] = wanted.parts
  if (only && others.length === 0) return sendPart(request, reply, file, only)
  return sendParts(request, reply, file, wanted.parts)
}

async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  file: RangedFile,
  range?: ByteRange,
) {
  if (range) reply.code(206).header('content-range', contentRange(range, file.bytes))
  reply.header('content-length', range ? range.end - range.start + 1 : file.bytes)
  if (request.method === 'HEAD') return reply.send()
  const stored = await file.open(range)
  return stored ? reply.send(stored.body) : lost(reply)
}

/** Several parts in one answer: `multipart/byteranges`. */
async function sendParts(
  request: FastifyRequest,
  reply: FastifyReply,
  file: RangedFile,
  parts: readonly ByteRange[],
) {
  const boundary = randomBytes(12).toString('hex')
  const heads = parts.map(
    (part) =>
      `\r\n--${boundary}\r\ncontent-type: ${file.type}\r\n` +
      `content-range: ${contentRange(part, file.bytes)}\r\n\r\n`,
  )
  const tail = `\r\n--${boundary}--\r\n`
  const bodyBytes = parts.reduce((sum, { start, end }) => sum + end - start + 1, 0)
  reply
    .code(206)
    .type(`multipart/byteranges; boundary=${boundary}`)
    .header('content-length', bodyBytes + [...heads, tail].join('').length)
  if (request.method === 'HEAD') return reply.send()
  async function* body() {
    for (const [index, part] of parts.entries()) {
      yield Buffer.from(heads[index] ?? '')
      const stored = await file.open(part)
      if (!stored) throw new Error('a stored file is gone while it is sent')
      yield* stored.body
    }
    yield Buffer.from(tail)
  }
  return reply.send(Readable.from(body()))
}

const contentRange = ({ start, end }: ByteRange, bytes: number) => `bytes ${start}-${end}/${bytes}`

function lost(reply: FastifyReply) {
  for (const name of ['content-length', 'content-range', 'etag', 'last-modified']) {
    reply.removeHeader(name)
  }
  return reply.callNotFound()
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const known = header.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

/** A part is only worth something to who has the rest of the same file. */
function isUnchanged(header: string | string[] | undefined, file: RangedFile): boolean {
  if (header === undefined) return true
  return header === file.etag || header === file.changedAt.toUTCString()
}
