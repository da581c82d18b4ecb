import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { LIVE_TOPICS_MAX } from './live-events.ts'

const LiveTopic = z
  .object({
    topic: z.string().max(120),
    /** The last version that the reader knows, where it knows one. */
    version: z.int().min(0).optional(),
    /** Of a private link, where the topic is reached by one. */
    secret: z.string().max(200).optional(),
  })
  .strict()

/**
 * A body and not an address: the secret of a link belongs in no log. Hence `fetch` and no EventSource,
 * which cannot send one.
 */
export const openLive = endpoint({
  method: 'POST',
  path: '/api/v1/live',
  access: 'optional-person',
  tag: 'Ao vivo',
  summary: 'Fluxo que avisa quando um assunto muda (text/event-stream)',
  body: z.object({ topics: z.array(LiveTopic).min(1).max(LIVE_TOPICS_MAX) }).strict(),
  produces: 'text/event-stream',
  response: z.string(),
  status: 200,
})
