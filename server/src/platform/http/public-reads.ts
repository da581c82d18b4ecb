import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { TaggedCache } from '../cache/tagged-cache.ts'
import type { Clock } from '../clock.ts'
import type { Tag } from '../live/tags.ts'

export type PublicAnswer = {
  json: string
  etag: string
  tags: readonly Tag[]
  /** When it stops being true by itself: a scheduled thing appears, another ends. */
  until: Date | null
}

/** Tells a page rendered from the answer how long it may be kept; nobody outside needs it. */
export const FRESH_UNTIL_HEADER = 'x-fresh-until'

type Read = {
  /** What it was made of; some know only when they see the answer. */
  tags: readonly Tag[] | ((answer: unknown) => readonly Tag[])
  ttlMs: number
  mediaType?: string | undefined
  read: () => Promise<unknown>
  until?: ((answer: unknown) => Promise<Date | null>) | undefined
}

const MAX_BYTES = 32 * 1024 * 1024

/** Answers of public reads, kept as the JSON they are sent as; shared by browsers and page rendering. */
export class PublicReads {
  readonly cache: TaggedCache<PublicAnswer>

  constructor(clock: Clock) {
    this.cache = new TaggedCache({ maxBytes: MAX_BYTES, clock })
  }

  async reply(request: FastifyRequest, reply: FastifyReply, read: Read) {
    const { value } = await this.cache.read(request.url, () => load(read))
    reply
      .type(`${read.mediaType ?? 'application/json'}; charset=utf-8`)
      .header('cache-control', 'public, max-age=0, s-maxage=1, stale-while-revalidate=2')
      .header('cache-tag', value.tags.join(','))
      .header('etag', value.etag)
    if (value.until) reply.header(FRESH_UNTIL_HEADER, value.until.toISOString())
    if (request.headers['if-none-match'] === value.etag) return reply.code(304).send()
    // Serialised already: the schema's own serializer must not touch it again.
    return reply.serializer((payload) => payload as string).send(value.json)
  }
}

async function load({ tags, ttlMs, read, until: untilOf }: Read) {
  const answer = await read()
  const until = (await untilOf?.(answer)) ?? null
  const json = JSON.stringify(answer)
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  const known = typeof tags === 'function' ? tags(answer) : tags
  return {
    value: { json, etag, tags: known, until },
    tags: known,
    ttlMs,
    until,
    bytes: json.length * 2,
  }
}
