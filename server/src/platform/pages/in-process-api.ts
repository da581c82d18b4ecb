import type { FastifyInstance } from 'fastify'
import { sortedAddress } from '../addresses.ts'
import { FRESH_UNTIL_HEADER, type PublicReads } from '../http/public-reads.ts'
import { inProcessHeaders } from '../http/visitor.ts'
import { type Tag, tagsFromText } from '../live/tags.ts'

export type ApiRead = {
  status: number
  body: unknown
  tags: readonly Tag[]
  /** When the answer stops being true by itself. */
  until?: Date | null
}

/** Page rendering reads the same API as the browser, without the network between. */
export function createInProcessApi(app: FastifyInstance, reads: PublicReads) {
  return async (path: string, visitor: string): Promise<ApiRead> => {
    const known = reads.cache.peek(sortedAddress(path), () => visitor)
    if (known) {
      const { body, tags, until } = known
      return { status: 200, body: JSON.parse(body), tags, until }
    }
    const response = await app.inject({
      method: 'GET',
      url: path,
      headers: inProcessHeaders(visitor),
    })
    const until = response.headers[FRESH_UNTIL_HEADER]
    return {
      status: response.statusCode,
      body: response.json() as unknown,
      tags: tagsFromText(String(response.headers['cache-tag'] ?? '')),
      until: until ? new Date(String(until)) : null,
    }
  }
}
