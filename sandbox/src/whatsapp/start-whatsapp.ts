import Fastify from 'fastify'
import { portOf } from '../port-of.ts'
import { Conversations, type Status } from './conversations.ts'
import { type ErrorCode, GraphError } from './graph-error.ts'
import { type Fault, serveMessagesApi } from './messages-api.ts'
import { digitsOf, withoutNinthDigit } from './phone-number.ts'
import type { Draft } from './read-message.ts'
import { serveWeb } from './web.ts'
import { postStatus, shakeHands } from './webhook.ts'

const SECONDS_BETWEEN_MESSAGES = 6

/** About one message every six seconds for one recipient. */
class Pace {
  readonly #lastSentAt = new Map<string, number>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  check(waId: string) {
    const now = this.#now().getTime()
    const last = this.#lastSentAt.get(waId)
    if (last !== undefined && now - last < SECONDS_BETWEEN_MESSAGES * 1000) {
      throw new GraphError(131056, 'too many messages to the same recipient in a short time')
    }
    this.#lastSentAt.set(waId, now)
  }
}

export type WhatsAppOptions = {
  /** 0 takes any free port. */
  port: number
  token?: string
  phoneNumberId?: string
  appSecret?: string
  /** Where statuses are told; a handshake that succeeds sets it as well. */
  webhookUrl?: string
  /** Answers wa_id without the ninth digit of a Brazilian number. */
  dropsNinthDigit?: boolean
  /** Refuses a second message to one recipient within six seconds. */
  pace?: boolean
  now?: () => Date
}

export type RunningWhatsApp = {
  url: string
  port: number
  messages: Conversations
  /** One fault for each of the next calls, in this order. */
  fail(...faults: Fault[]): void
  /** Tells the portal, as often and in whatever order it is called; returns what it answered. */
  deliverStatus(messageId: string, status: Status, errorCode?: ErrorCode): Promise<number>
  /** True when the portal echoed the challenge. */
  verifyWebhook(url: string, verifyToken: string): Promise<boolean>
  stop(): Promise<void>
}

export async function startWhatsApp({
  port,
  token = 'whatsapp-local-token',
  phoneNumberId = '100000000000001',
  appSecret = 'whatsapp-local-secret',
  webhookUrl,
  dropsNinthDigit = false,
  pace: isPaced = false,
  now = () => new Date(),
}: WhatsAppOptions): Promise<RunningWhatsApp> {
  const messages = new Conversations()
  const faults: Fault[] = []
  const pace = new Pace(now)
  const accept = (draft: Draft) => {
    const waId = dropsNinthDigit ? withoutNinthDigit(draft.to) : digitsOf(draft.to)
    if (isPaced) pace.check(waId)
    return messages.receive(draft, waId, now())
  }

  // A browser that keeps its connection open, or a call left hanging, must not keep the process open.
  const app = Fastify({ forceCloseConnections: true })
  const account = { token, phoneNumberId }
  await app.register(serveMessagesApi, { account, nextFault: () => faults.shift(), accept })
  await app.register(async (scope) => serveWeb(scope, messages))
  const url = await app.listen({ host: '127.0.0.1', port })

  return {
    url,
    port: portOf(app.server),
    messages,
    fail: (...next) => {
      faults.push(...next)
    },
    deliverStatus: async (messageId, status, errorCode = 131026) => {
      const message = messages.find(messageId)
      if (!message) throw new Error(`No message ${messageId}`)
      if (!webhookUrl) throw new Error('No webhook: set webhookUrl or call verifyWebhook first')
      message.status = status
      const update = { status, at: now(), errorCode }
      return postStatus(webhookUrl, message, update, { appSecret, phoneNumberId })
    },
    verifyWebhook: async (address, verifyToken) => {
      const isVerified = await shakeHands(address, verifyToken)
      if (isVerified) webhookUrl = address
      return isVerified
    },
    stop: async () => app.close(),
  }
}
