import { once } from 'node:events'
import type { Socket } from 'node:net'
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerError,
  type SMTPServerSession,
} from 'smtp-server'
import { portOf } from '../port-of.ts'
import type { Envelope } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

const SIZE_LIMIT_BYTES = 10 * 1024 * 1024

const REFUSALS = {
  temporary: { code: 451, message: 'Requested action aborted, try again later' },
  permanent: { code: 550, message: 'Requested action not taken, mailbox unavailable' },
} as const

export type Refusal = keyof typeof REFUSALS

export type SmtpServer = {
  port: number
  /** Turns recipients away until called with null, as a full or a vanished mailbox would. */
  refuse(refusal: Refusal | null, whom?: (address: string) => boolean): void
  stop(): Promise<void>
}

export async function startSmtp(mailbox: Mailbox, port: number): Promise<SmtpServer> {
  let refusalOf: (address: string) => Refusal | null = () => null

  const server = new SMTPServer({
    name: 'localhost',
    size: SIZE_LIMIT_BYTES,
    rejectOversized: true,
    logger: false,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    // Any credentials will do, so a sender may keep the ones it uses elsewhere.
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, reply) => reply(null, { user: username ?? 'anonymous' }),
    onRcptTo: ({ address }, _session, reply) => {
      const refusal = refusalOf(address)
      reply(refusal && refusalError(refusal))
    },
    onData: (stream, session, reply) => {
      deliver(mailbox, stream, session).then(
        () => reply(),
        () => reply(smtpError(554, 'Transaction failed, the message could not be read')),
      )
    },
  })
  // A client that hangs up half-way has told its own side already.
  server.on('error', () => {})
  const sockets = trackSockets(server)

  const listener = server.listen(port, '127.0.0.1')
  await once(listener, 'listening')

  return {
    port: portOf(listener),
    refuse: (next, whom = () => true) => {
      refusalOf = (address) => (whom(address) ? next : null)
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve)
        // A pooled sender keeps its connection open and would delay closing for half a minute.
        for (const socket of sockets) socket.destroy()
      }),
  }
}

async function deliver(mailbox: Mailbox, stream: SMTPServerDataStream, session: SMTPServerSession) {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    if (!stream.sizeExceeded) chunks.push(chunk)
  }
  // The server itself answers 552 to an oversized mail.
  if (stream.sizeExceeded) return
  await mailbox.receive(Buffer.concat(chunks), readEnvelope(session))
}

function readEnvelope({ envelope }: SMTPServerSession): Envelope {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  }
}

function trackSockets({ server }: SMTPServer) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return sockets
}

function refusalError(refusal: Refusal) {
  const { code, message } = REFUSALS[refusal]
  return smtpError(code, message)
}

function smtpError(responseCode: number, message: string): SMTPServerError {
  return Object.assign(new Error(message), { responseCode })
}
