import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { sampleMerchant } from './sample-menu.ts'

type PosEvent = {
  eventId: string
  eventType: string
  orderId: string
  orderURL: string
  createdAt: string
  metadata?: { reason?: string; code?: string }
}
export type Credentials = {
  /** The portal's, as its owner's page shows it. */
  baseUrl: string
  clientId: string
  clientSecret: string
}
type Answer = { status: number; body: unknown }

/** The system at the counter of one business: the other half of Open Delivery 1.7.1. */
export class Counter {
  readonly merchantId = `11222333000181-${randomUUID()}`
  readonly apiKey = randomUUID()
  /** Each event once, as the standard asks: what comes again is passed over. */
  readonly events: PosEvent[] = []
  readonly orders = new Map<string, Record<string, unknown>>()
  /** Answers to the next calls of the webhook, instead of 204. */
  readonly faults: number[] = []
  /** What the webhook made of each call. */
  readonly calls: { status: number; isSigned: boolean }[] = []
  menu: Record<string, unknown>
  /** Takes every new order by itself. */
  isAutomatic = false
  readonly #credentials: Credentials
  #token: { text: string; until: number } | null = null

  constructor(credentials: Credentials, photos?: string) {
    this.#credentials = credentials
    this.menu = sampleMerchant(this.merchantId, new Date(), photos)
  }

  async #bearer(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.text
    const { baseUrl, clientId, clientSecret } = this.#credentials
    const answer = await fetch(`${baseUrl}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'client_credentials',
      }),
    })
    if (!answer.ok) throw new Error(`the portal gave no token: ${answer.status}`)
    const { access_token: text, expires_in: seconds } = (await answer.json()) as {
      access_token: string
      expires_in: number
    }
    this.#token = { text, until: Date.now() + (seconds - 60) * 1000 }
    return text
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${this.#credentials.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await this.#bearer()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // A secret that was changed meanwhile is asked for again next time.
    if (answer.status === 401) this.#token = null
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    return { status: answer.status, body: isJson && text ? JSON.parse(text) : null }
  }

  /** Says where it listens and where its menu is. */
  introduce(own: string, { withWebhook = true }: { withWebhook?: boolean } = {}): Promise<Answer> {
    const base = `${own}/merchants/${this.merchantId}`
    return this.ask('PUT', `/v1/merchantOnboarding?merchantId=${this.merchantId}`, {
      getMerchantURL: { baseURL: `${base}/merchant`, apiKey: this.apiKey },
      ...(withWebhook ? { ordersWebhookURL: `${base}/newEvent` } : {}),
    })
  }

  /** What waits, taken in and acknowledged. */
  async poll(): Promise<PosEvent[]> {
    const { status, body } = await this.ask('GET', '/v1/events:polling')
    if (status === 204) return []
    if (status !== 200) throw new Error(`polling: ${status}`)
    const events = body as PosEvent[]
    const acknowledged = events.map(({ eventId: id, orderId, eventType }) => ({
      id,
      orderId,
      eventType,
    }))
    for (let start = 0; start < acknowledged.length; start += 100) {
      await this.ask('POST', '/v1/events/acknowledgment', acknowledged.slice(start, start + 100))
    }
    for (const event of events) await this.take(event)
    return events
  }

  async take(event: PosEvent) {
    if (this.events.some(({ eventId }) => eventId === event.eventId)) return
    this.events.push(event)
    if (event.eventType !== 'CREATED') return
    const { status, body } = await this.ask('GET', `/v1/orders/${event.orderId}`)
    if (status === 200) this.orders.set(event.orderId, body as Record<string, unknown>)
    if (this.isAutomatic) await this.confirm(event.orderId)
  }

  confirm(orderId: string, more: object = {}): Promise<Answer> {
    const orderExternalCode = `CX-${this.orders.size}`
    const createdAt = new Date().toISOString()
    return this.step(orderId, 'confirm', { createdAt, orderExternalCode, ...more })
  }

  step(orderId: string, step: string, body?: unknown): Promise<Answer> {
    return this.ask('POST', `/v1/orders/${orderId}/${step}`, body)
  }

  /** What the webhook answers to these bytes. */
  async receive(bytes: Buffer, headers: Record<string, unknown>): Promise<number> {
    const isSigned = this.#isSigned(bytes, String(headers['x-app-signature'] ?? ''))
    const isOwn = headers['x-app-merchantid'] === this.merchantId
    const fault = this.faults.shift()
    const status = fault ?? (isSigned && isOwn ? 204 : 403)
    this.calls.push({ status, isSigned })
    // Taken in after the answer: the portal does not wait for what a counter does with it.
    if (status === 204) void this.take(JSON.parse(String(bytes)) as PosEvent).catch(() => {})
    return status
  }

  #isSigned(bytes: Buffer, signature: string): boolean {
    const right = createHmac('sha256', this.#credentials.clientSecret).update(bytes).digest('hex')
    const [given, wanted] = [Buffer.from(signature), Buffer.from(right)]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
}
