import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { portOf } from '../../port-of.ts'
import type { RunningPix } from '../start-pix.ts'

const SCOPES = ['cob', 'cobv', 'pix', 'webhook', 'webhookrec', 'webhookcobr', 'rec', 'cobr']
  .concat('solicrec', 'payloadlocation')
  .flatMap((name) => [`${name}.read`, `${name}.write`])
  .join(' ')

/** Calls API Pix as the portal would, with a token of every scope. */
export async function signIn({ url }: RunningPix) {
  const answer = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'portal-local',
      client_secret: 'portal-local-secret',
      scope: SCOPES,
    }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const content = await reply.text()
    return {
      status: reply.status,
      headers: reply.headers,
      json: content ? JSON.parse(content) : null,
    }
  }
}

export const TXID = 'a'.repeat(26)

export const charge = (changes: object = {}) => ({
  calendario: { expiracao: 3600 },
  valor: { original: '49.90' },
  chave: 'pix@guia.local',
  solicitacaoPagador: 'Plano Atalaia',
  ...changes,
})

/** Somebody who is told, and answers as the test says. */
export async function startPortal(answers: number[] = []) {
  const told: { path: string; body: unknown }[] = []
  const server = createServer(async (request, reply) => {
    told.push({ path: request.url ?? '', body: JSON.parse(await text(request)) })
    reply.writeHead(answers.shift() ?? 200).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${portOf(server)}/aviso`
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, told, stop }
}
