import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '../page/page-headers.ts'
import type { Conversations } from './conversations.ts'
import { conversationsPage, missingPage } from './pages.ts'

const HEADERS = pageHeaders()

/** What a phone would show, as a page and as JSON. */
export async function serveWeb(app: FastifyInstance, conversations: Conversations) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS)
  })

  app.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(conversationsPage(conversations.byNumber()).source),
  )

  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).headers(HEADERS).type('text/html; charset=utf-8').send(missingPage().source),
  )

  const querystring = { type: 'object', properties: { to: { type: 'string' } } }
  app.get<{ Querystring: { to?: string } }>(
    '/api/messages',
    { schema: { querystring } },
    async ({ query }) => conversations.list(query.to),
  )

  app.delete('/api/messages', async (_request, reply) => {
    conversations.clear()
    return reply.code(204).send()
  })
}
