import { timingSafeEqual } from 'node:crypto'
import {
  receiveDebitHints,
  receiveHintsAfterSlash,
  receivePixHint,
  receivePixHints,
  receiveRecurrenceHints,
} from '@portal/contract/money/payments/pix-hint'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { hintSecret } from '../../../platform/pix/hint-address.ts'
import type { Deps } from './payments.feature.ts'
import { FOLLOW_HINTS_JOB } from './payments.jobs.ts'
import { keptOf } from './pix-hints.ts'

/** As many as one job looks up well within its time. */
const MOST_TOGETHER = 100

export function isHintSecret(given: string, { auth }: Pick<Deps['config'], 'auth'>): boolean {
  const [told, secret] = [Buffer.from(given), Buffer.from(hintSecret(auth.secret))]
  return told.length === secret.length && timingSafeEqual(told, secret)
}

/**
 * Kept before it is answered, looked into by the worker. One without anything to look up is answered
 * alike and forgotten: banks post trials.
 */
export function pixHintsRoutes(app: FastifyInstance, deps: Deps) {
  const keep = oneWriteAtATime((texts: string[]) =>
    deps.work.transaction(async ({ paymentHints, jobs }) => {
      const hintIds = await paymentHints.keep(texts, deps.clock.now())
      await jobs.add(FOLLOW_HINTS_JOB, { hintIds })
    }),
  )

  async function receive(given: string, body: unknown) {
    if (!isHintSecret(given, deps.config)) throw new NotFound('pix-hint')
    const text = keptOf(JSON.stringify(body))
    if (text !== null) await keep(text)
    return {}
  }

  route(app, receivePixHint, ({ params, body }) => receive(params.secret, body))
  route(app, receivePixHints, ({ params, body }) => receive(params.secret, body))
  route(app, receiveRecurrenceHints, ({ params, body }) => receive(params.secret, body))
  route(app, receiveDebitHints, ({ params, body }) => receive(params.secret, body))
  route(app, receiveHintsAfterSlash, ({ params, body }) => receive(params.secret, body))
}

/**
 * What arrives while a write is under way goes with the next one. A job wakes the workers, and the
 * commits that wake somebody follow one another in the whole database: a flood of messages, each with a
 * commit of its own, waits in line for seconds.
 */
function oneWriteAtATime<Item>(write: (items: Item[]) => Promise<void>) {
  type Waiting = { item: Item; done: () => void; failed: (error: unknown) => void }
  let waiting: Waiting[] = []
  let isWriting = false

  async function writeAll() {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_TOGETHER)
      waiting = waiting.slice(MOST_TOGETHER)
      try {
        await write(batch.map(({ item }) => item))
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    isWriting = false
  }

  return (item: Item) =>
    new Promise<void>((done, failed) => {
      waiting.push({ item, done, failed })
      if (!isWriting) void writeAll()
    })
}
