import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const ANY_FREE_PORTS = {
  MAILBOX_SMTP_PORT: '0',
  MAILBOX_WEB_PORT: '0',
  GOOGLE_PORT: '0',
  WHATSAPP_PORT: '0',
  PIX_PORT: '0',
  STRIPE_PORT: '0',
  POS_PORT: '0',
  CALENDARS_PORT: '0',
  AGENCY_PORT: '0',
  PUSH_PORT: '0',
  WEATHER_PORT: '0',
  TRACES_PORT: '0',
}

function start(environment: Record<string, string>) {
  return spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, ...ANY_FREE_PORTS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function untilFailure(child: ReturnType<typeof start>) {
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { complaint, code }
}

it.concurrent.each(['SIGTERM', 'SIGINT'] as const)(
  'says where it listens and stops on %s',
  async (signal) => {
    const child = start({})
    const exit = once(child, 'exit')
    const complaint = text(child.stderr)
    let output = ''
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      output += chunk
      // Every address is out. That it ends by itself also proves that every port is closed.
      if (output.split('\n').length === 13 && !child.killed) child.kill(signal)
    }
    const [code] = await exit

    expect(output.replace(/:\d+$/gm, ':0')).toBe(
      [
        'Caixa de correio: http://127.0.0.1:0',
        'SMTP: smtp://127.0.0.1:0',
        'Google: http://127.0.0.1:0',
        'WhatsApp: http://127.0.0.1:0',
        'Banco (Pix): http://127.0.0.1:0',
        'Stripe: http://127.0.0.1:0',
        'Caixa (Open Delivery): http://127.0.0.1:0',
        'Calendários de outro portal: http://127.0.0.1:0',
        'Imobiliárias: http://127.0.0.1:0',
        'Avisos no aparelho: http://127.0.0.1:0',
        'Previsão do tempo: http://127.0.0.1:0',
        'Rastros (OTLP): http://127.0.0.1:0',
        '',
      ].join('\n'),
    )
    expect(await complaint).toBe('')
    expect(code).toBe(0)
  },
)

// The first port that opens and the last one, which has to close all others again.
it.concurrent.each(['MAILBOX_SMTP_PORT', 'TRACES_PORT'])(
  'says in one line that the port of %s is taken',
  async (name) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const taken = (other.address() as { port: number }).port

    const { complaint, code } = await untilFailure(start({ [name]: String(taken) }))
    other.close()

    expect(complaint).toBe(`A porta ${taken} já está em uso: defina outra em ${name}.\n`)
    expect(code).toBe(1)
  },
)

it.concurrent('refuses a port that is none', async () => {
  expect(await untilFailure(start({ MAILBOX_WEB_PORT: '80a' }))).toEqual({
    complaint: 'MAILBOX_WEB_PORT deve ser um número de 0 a 65535, e não "80a".\n',
    code: 1,
  })
})
