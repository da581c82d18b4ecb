import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Markup } from '../page/html.ts'
import { pageHeaders } from '../page/page-headers.ts'
import type { Mail } from './mail.ts'
import type { Mailbox } from './mailbox.ts'
import { inboxPage, mailPage, missingPage } from './pages.ts'

/** The frame that shows the HTML of a mail inherits this policy: it can do no more than the page. */
const HEADERS = pageHeaders({ 'frame-src': "'self'" })

type ById = { Params: { id: string } }
type ByRecipient = { Querystring: { to?: string } }

/** Never listens: the entry point or a test decides that. */
export function buildMailboxWeb(mailbox: Mailbox): FastifyInstance {
  // A browser that keeps its connection open must not keep the process open.
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS)
  })
  servePages(app, mailbox)
  serveApi(app, mailbox)
  return app
}

function servePages(app: FastifyInstance, mailbox: Mailbox) {
  app.get('/', async (_request, reply) => sendPage(reply, 200, inboxPage(mailbox.list())))

  app.get<ById>('/mensagens/:id', async ({ params }, reply) => {
    const mail = mailbox.find(params.id)
    return mail ? sendPage(reply, 200, mailPage(mail)) : sendPage(reply, 404, missingPage())
  })

  app.setNotFoundHandler(async (_request, reply) => sendPage(reply, 404, missingPage()))
}

function sendPage(reply: FastifyReply, status: number, page: Markup) {
  return reply.code(status).type('text/html; charset=utf-8').send(page.source)
}

function serveApi(app: FastifyInstance, mailbox: Mailbox) {
  const querystring = { type: 'object', properties: { to: { type: 'string' } } }

  app.get<ByRecipient>('/api/messages', { schema: { querystring } }, async ({ query }) =>
    mailbox.list(query.to).map(summarise),
  )

  app.get<ById>('/api/messages/:id', async ({ params }, reply) => {
    const mail = mailbox.find(params.id)
    return mail ?? reply.code(404).send({ code: 'message.not-found' })
  })

  app.delete('/api/messages', async (_request, reply) => {
    mailbox.clear()
    return reply.code(204).send()
  })
}

function summarise({ id, receivedAt, from, to, subject }: Mail) {
  return { id, receivedAt, from, to, subject }
}
