import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { Connection } from '../database/database.ts'
import { runSql } from '../database/database.ts'
import { reach } from '../database/follow-primary.ts'
import type { Log } from '../log.ts'
import type { Tag } from './tags.ts'

const CHANNEL = 'content_changed'
const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000]
const HEARTBEAT_MS = 25_000
const HEARTBEAT_TIMEOUT_MS = 5_000
/** A write never waits longer than this for its own message to come back. */
const ECHO_TIMEOUT_MS = 250
/** How long a message of our own may take to come back before this node counts as deaf. */
const PROOF_TIMEOUT_MS = 3_000
/** An echo may be read before the answer to its own commit, which comes by another connection. */
const REMEMBERED_ECHOES = 64

const MOST_LISTENERS = 40

type ChangeMessage = { id: string; tags: Tag[] }
type Events = { changed: [tags: Tag[]]; down: []; up: [] }

/**
 * Receives the changes that any node committed. While the connection is down nothing can be promised about
 * freshness, so listeners are told when it is lost (`down`) and when it is back (`up`).
 */
export class ChangeBus extends EventEmitter<Events> {
  #client: pg.Client | null = null
  #closed = false
  #attempt = 0
  readonly #echoes = new Map<string, () => void>()
  /** The last messages heard, in their order. */
  readonly #heard = new Set<string>()
  #reconnectTimer: NodeJS.Timeout | undefined
  #heartbeatTimer: NodeJS.Timeout | undefined
  readonly #url: string
  readonly #log: Log
  readonly #tell: (message: string) => Promise<unknown>

  /** `tell` sends by another connection, as all who change something do. */
  constructor(url: string, log: Log, tell: (message: string) => Promise<unknown>) {
    super()
    // Every copy that a node keeps in memory listens: more than the ten that Node takes for a leak.
    this.setMaxListeners(MOST_LISTENERS)
    this.#url = url
    this.#log = log
    this.#tell = tell
  }

  get isUp() {
    return this.#client !== null
  }

  async start() {
    try {
      await this.#connect()
    } catch (error) {
      this.#log.warn({ err: error }, 'change bus could not connect')
      this.#scheduleReconnect()
    }
  }

  async close() {
    this.#closed = true
    clearTimeout(this.#reconnectTimer)
    clearInterval(this.#heartbeatTimer)
    const client = this.#client
    this.#client = null
    await client?.end().catch((error) => this.#log.debug({ err: error }, 'change bus end'))
  }

  /**
   * Waits until PostgreSQL has delivered the last part of this message to this node. By then it was sent
   * to the other nodes as well, so whoever made the change may read it from any of them.
   */
  async waitForEcho(id: string): Promise<void> {
    if (!this.isUp || this.#heard.has(id)) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, ECHO_TIMEOUT_MS)
    this.#echoes.set(id, resolve)
    await promise
    clearTimeout(timer)
    this.#echoes.delete(id)
  }

  async #connect() {
    const client = new pg.Client({
      ...reach(this.#url),
      application_name: 'portal-bus',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
    })
    client.on('error', (error) => this.#lost(client, error))
    client.on('end', () => this.#lost(client, new Error('connection ended')))
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      await this.#proveHearing()
    } catch (error) {
      // It may be open all the same, and each further try would leave PostgreSQL one more.
      hangUp(client)
      throw error
    }
    if (this.#closed) return hangUp(client)
    this.#client = client
    this.#attempt = 0
    this.emit('up')
    this.#heartbeatTimer = setInterval(() => {
      client.query('select 1').catch((error) => this.#lost(client, error))
    }, HEARTBEAT_MS).unref()
  }

  /** A pool that shares connections out takes the words "listen", and nothing is ever heard. */
  async #proveHearing() {
    const id = randomUUID()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(
      () => reject(new Error('told something and did not hear it: is DATABASE_DIRECT_URL right?')),
      PROOF_TIMEOUT_MS,
    )
    this.#echoes.set(id, resolve)
    try {
      await Promise.all([promise, this.#tell(JSON.stringify({ id, tags: [] }))])
    } finally {
      clearTimeout(timer)
      this.#echoes.delete(id)
    }
  }

  /** What cannot be read may have been any change: all that is remembered is doubted, once. */
  #hear(payload: string) {
    const message = messageIn(payload)
    if (message === null) {
      this.#log.warn({ bytes: Buffer.byteLength(payload) }, 'change bus heard what it cannot read')
      if (!this.isUp) return
      this.emit('down')
      this.emit('up')
      return
    }
    if (message.tags.length > 0) this.emit('changed', message.tags)
    this.#remember(message.id)
    this.#echoes.get(message.id)?.()
  }

  #remember(id: string) {
    this.#heard.add(id)
    const [oldest = id] = this.#heard
    if (this.#heard.size > REMEMBERED_ECHOES) this.#heard.delete(oldest)
  }

  #lost(client: pg.Client, error: Error) {
    if (this.#closed || this.#client !== client) return
    this.#client = null
    clearInterval(this.#heartbeatTimer)
    this.#log.warn({ err: error }, 'change bus lost its connection')
    hangUp(client)
    this.emit('down')
    this.#scheduleReconnect()
  }

  #scheduleReconnect() {
    if (this.#closed) return
    const delay = RECONNECT_DELAYS_MS[Math.min(this.#attempt, RECONNECT_DELAYS_MS.length - 1)]
    this.#attempt += 1
    this.#reconnectTimer = setTimeout(() => void this.start(), delay).unref()
  }
}

/** Anybody who may connect may notify: null is what none of our nodes has sent. */
function messageIn(payload: string): ChangeMessage | null {
  try {
    const { id, tags }: Partial<ChangeMessage> = JSON.parse(payload) ?? {}
    const isMessage =
      typeof id === 'string' && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
    return isMessage ? { id, tags } : null
  } catch {
    return null
  }
}

/** Not waited for: who does not answer says no goodbye either. */
function hangUp(client: pg.Client) {
  client.end().catch(() => {
    // The connection is gone already; ending it only frees the socket.
  })
}

/** PostgreSQL refuses a notification of 8,000 bytes and, with it, the whole commit. */
const MOST_PAYLOAD_BYTES = 7_999

/** To every node that listens. */
export const tell = (connection: Connection, message: string) =>
  runSql(connection, 'select pg_notify($1, $2)', [CHANNEL, message])

/**
 * Sent with the commit: PostgreSQL delivers nothing of a transaction that rolled back. One statement,
 * however many parts: they arrive in this order, and nothing of another commit between them.
 */
export async function publishChanges(connection: Connection, tags: Tag[]): Promise<string> {
  const id = randomUUID()
  await runSql(connection, 'select pg_notify($1, part) from unnest($2::text[]) as part', [
    CHANNEL,
    cutIntoParts(id, tags),
  ])
  return id
}

/** The last part alone carries the id: by then every tag has arrived. */
export function cutIntoParts(id: string, tags: readonly Tag[]): string[] {
  const available = MOST_PAYLOAD_BYTES - byteLength({ id, tags: [] })
  const parts: Tag[][] = [[]]
  let used = 0
  for (const tag of tags) {
    const bytes = Buffer.byteLength(JSON.stringify(tag))
    const comma = used === 0 ? 0 : 1
    if (used > 0 && used + comma + bytes > available) {
      parts.push([tag])
      used = bytes
    } else {
      parts.at(-1)?.push(tag)
      used += comma + bytes
    }
  }
  return parts.map((part, index) =>
    JSON.stringify({
      id: index === parts.length - 1 ? id : '',
      tags: part,
    } satisfies ChangeMessage),
  )
}

const byteLength = (message: ChangeMessage) => Buffer.byteLength(JSON.stringify(message))
