import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { FRESH_UNTIL_HEADER, type PublicReads } from '../http/public-reads.ts'
import { type Tag, tagsFromText } from '../live/tags.ts'

/** Marks a call the node makes to itself, which limits meant for strangers must not count. */
export const IN_PROCESS_HEADER = 'x-in-process'
export const IN_PROCESS_TOKEN = randomBytes(16).toString('hex')

export type ApiRead = {
  status: number
  body: unknown
  tags: readonly Tag[]
  /** When the answer stops being true by itself. */
  until?: Date | null
}

/** Page rendering reads the same API as the browser, without the network between. */
export function createInProcessApi(app: FastifyInstance, reads: PublicReads) {
  return async (path: string): Promise<ApiRead> => {
    const known = reads.cache.peek(path)
    if (known) {
      const { json, tags, until } = known
      return { status: 200, body: JSON.parse(json), tags, until }
    }
    const response = await app.inject({
      method: 'GET',
      url: path,
      headers: { [IN_PROCESS_HEADER]: IN_PROCESS_TOKEN },
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
