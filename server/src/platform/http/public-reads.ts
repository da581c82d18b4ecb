import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readThroughGate } from '../cache/read-through-gate.ts'
import { type Loaded, TaggedCache } from '../cache/tagged-cache.ts'
import type { Clock } from '../clock.ts'
import { WorkGate } from '../limits/work-gate.ts'
import type { Tag } from '../live/tags.ts'
import { isGone, isInProcess, visitorOf } from './visitor.ts'

export type PublicAnswer = {
  /** As it is sent. */
  body: string
  etag: string
  tags: readonly Tag[]
  /** When it stops being true by itself: a scheduled thing appears, another ends. */
  until: Date | null
}

/** Tells a page rendered from the answer how long it may be kept; nobody outside needs it. */
export const FRESH_UNTIL_HEADER = 'x-fresh-until'

type Made = { body: string; tags: readonly Tag[]; until?: Date | null }
type Read = {
  /** What it is remembered by: nothing in it that does not change the answer. */
  key: string
  contentType: string
  /** Beside or instead of the usual ones. */
  headers?: Readonly<Record<string, string>>
  ttlMs: number
  make: () => Promise<Made>
}

const MAX_BYTES = 32 * 1024 * 1024
/** Half of a read is waiting for the database, so more of them than of renders at once. */
const GATE = { slots: 3, line: 64, waitMs: 400 }

/** Answers of public reads, kept as they are sent; shared by browsers and page rendering. */
export class PublicReads {
  readonly cache: TaggedCache<PublicAnswer>
  readonly gate = new WorkGate(GATE)

  constructor(clock: Clock) {
    this.cache = new TaggedCache({ maxBytes: MAX_BYTES, clock })
  }

  async reply(request: FastifyRequest, reply: FastifyReply, read: Read) {
    const answer = await this.#find(request, read)
    reply
      .type(read.contentType)
      .header('cache-control', 'public, max-age=0, s-maxage=1, stale-while-revalidate=2')
      .header('cache-tag', answer.tags.join(','))
      .header('etag', answer.etag)
      .headers(read.headers ?? {})
    if (answer.until) reply.header(FRESH_UNTIL_HEADER, answer.until.toISOString())
    if (isKnown(request, answer.etag)) return reply.code(304).send()
    // Serialised already: the schema's own serializer must not touch it again.
    return reply.serializer((payload) => payload as string).send(answer.body)
  }

  /** Work for a visitor whose answer is nobody else’s, when its turn comes. */
  throughGate<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
    return this.gate.run(visitorOf(request), work, () => isGone(request))
  }

  async #find(request: FastifyRequest, { key, ttlMs, make }: Read): Promise<PublicAnswer> {
    const asker = () => visitorOf(request)
    const load = () => loadAnswer(make, ttlMs)
    // The page it is read for has had its turn.
    const { value } = isInProcess(request)
      ? await this.cache.read(key, load, asker)
      : await readThroughGate(this, { key, asker, isGone: () => isGone(request) }, load)
    return value
  }
}

/** A compressed answer carries a weak form of the same tag. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match']
  if (tags === undefined || tags === etag) return tags === etag
  return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

async function loadAnswer(make: () => Promise<Made>, ttlMs: number): Promise<Loaded<PublicAnswer>> {
  const { body, tags, until = null } = await make()
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { value: { body, etag, tags, until }, tags, ttlMs, until, bytes: body.length * 2 }
}
