import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { portOf } from '../../port-of.ts'

export type Event = { isGenuine: boolean; body: unknown }

/** The portal's side of the webhook: checks the signature over the raw body and keeps the event. */
export async function startReceiver(appSecret: string, verifyToken: string, status = 200) {
  const events: Event[] = []
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'GET') {
      const isWelcome =
        searchParams.get('hub.mode') === 'subscribe' &&
        searchParams.get('hub.verify_token') === verifyToken
      response.statusCode = isWelcome ? 200 : 403
      response.end(isWelcome ? searchParams.get('hub.challenge') : '')
      return
    }
    const raw = await text(request)
    const signature = createHmac('sha256', appSecret).update(raw).digest('hex')
    const isGenuine = request.headers['x-hub-signature-256'] === `sha256=${signature}`
    events.push({ isGenuine, body: JSON.parse(raw) })
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  return {
    url: `http://127.0.0.1:${port}/webhooks/whatsapp`,
    events,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
