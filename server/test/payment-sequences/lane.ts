import { randomUUID } from 'node:crypto'
import { SandboxClock } from '../../../sandbox/src/faults/sandbox-clock.ts'
import { buildPixSandbox } from '../../../sandbox/src/pix/start-pix.ts'
import { buildStripe } from '../../../sandbox/src/stripe/start-stripe.ts'
import { buildApp } from '../../src/app.ts'
import { createDeps } from '../../src/deps.ts'
import { keptOf } from '../../src/features/money/payments/pix-hints.ts'
import { termsInForce } from '../../src/features/money/payments/quote-plan.ts'
import type { Person } from '../../src/platform/auth/identity.ts'
import { createCards } from '../../src/platform/cards/create-cards.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { connect } from '../../src/platform/database/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { createPix } from '../../src/platform/pix/create-pix.ts'
import { hintSecret } from '../../src/platform/pix/hint-address.ts'
import { cardsConfig, pixProfile } from '../payments.ts'
import { UNHURRIED } from '../sequences.ts'
import { fixedClock } from '../test-app.ts'
import { createTestDatabase, directSettings } from '../test-database.ts'
import { Crashes } from './crashes.ts'
import { injecting, injectingCards } from './injecting.ts'

const BEGINNING = '2026-07-18T14:48:00Z'
/** Rows of sequences that are over only make the next ones slower. */
const SEQUENCES_KEPT = 100

export type Lane = Awaited<ReturnType<typeof openLane>>

/**
 * A portal and a bank in this process, on one clock that stands still: no network, no waiting, and one
 * start for all sequences. Calls that hang or are cut are told of at once.
 */
export async function openLane() {
  const database = await createTestDatabase()
  const time = fixedClock(BEGINNING)
  const clock = { ...time, rewind: () => time.advance(Date.parse(BEGINNING) - +time.now()) }
  const sandbox = await buildPixSandbox({ clock: new SandboxClock(() => clock.now()) })
  sandbox.faults.isOnWire = false
  sandbox.bank.host = 'banco.test'
  const { control } = sandbox
  control.webhooks.isHeld = true
  control.webhooks.tries = 1

  const provider = await buildStripe({ clock: new SandboxClock(() => clock.now()) })
  provider.faults.isOnWire = false
  provider.control.webhooks.isHeld = true
  const cardsPort = createCards(
    cardsConfig({ url: 'http://cartoes.test' }),
    0,
    injectingCards(provider.app),
  )

  const log = createLog('silent', 'app')
  const config = readConfig({
    ...UNHURRIED,
    NODE_ENV: 'test',
    DATABASE_URL: database.urls.app,
    ...directSettings(database.urls.app),
    DATABASE_POOL_SIZE: '6',
    PUBLIC_URL: 'http://portal.test',
    LOG_LEVEL: 'silent',
    MAX_EVENT_LOOP_DELAY_MS: '30000',
    REQUESTS_PER_MINUTE: '1000000000',
  })
  const whole = await createDeps(config, log, { clock })
  const profile = pixProfile({ url: 'http://banco.test' })
  const pix = createPix(profile, () => clock.now().getTime(), injecting(sandbox.app))
  const crashes = new Crashes()
  const cards = crashes.aroundBank(cardsPort)
  const deps = {
    ...whole,
    pix: crashes.aroundBank(pix),
    cards,
    work: crashes.aroundWork(whole.work),
  }
  // The address a bank posts to is served by a node that does not crash with the others.
  const app = await buildApp({
    deps: { ...whole, pix },
    readiness: { draining: false },
    isDatabaseReady: async () => true,
  })
  await app.ready()
  const address = `/api/v1/pix-hints/${hintSecret(config.auth.secret)}`
  /** Messages answered with success that had something to look up. */
  const kept = { count: 0 }
  /** What the bank posted to the address it was told, and was answered anything but success. */
  const refused: string[] = []
  control.webhooks.post = async ({ url, body }) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: url.replace('http://portal.test', ''),
      headers: { 'content-type': 'application/json' },
      payload: body,
    })
    if (statusCode !== 200 && url.includes(address)) refused.push(`${statusCode} ${url}`)
    if (statusCode === 200) kept.count += keptOf(body) === null ? 0 : 1
    return statusCode
  }

  const superuser = connect({
    url: database.superuserUrl,
    poolSize: 1,
    patienceMs: 30_000,
    log,
    name: 'sequences',
  }).pool
  let inTables = 0
  const { rows: chiefs } = await superuser.query<{ id: string; email: string }>(
    `insert into users (email, name, role, email_verified)
     values ('chefe@exemplo.test', 'Chefe', 'superadmin', true) returning id, email`,
  )
  /** What holders ended on the provider's page, by the second. */
  const endedThere = new Map<string, number>()
  /** Buttons that the portal showed and then refused. */
  const refusedButtons: string[] = []

  return {
    deps,
    clock,
    control,
    cards: provider.control,
    chief: personOf(chiefs[0]?.id ?? '', chiefs[0]?.email ?? ''),
    endedThere,
    refusedButtons,
    crashes,
    kept,
    refused,
    /** Messages the worker has looked into. */
    followed: new Set<string>(),
    key: profile.key,
    webhookUrl: `http://portal.test${address}`,
    terms: await termsInForce(whole.stores, clock.now()),
    query: superuser.query.bind(superuser),
    /** As on the first day, with two people who have bought nothing. */
    async begin(): Promise<Person[]> {
      clock.rewind()
      crashes.disarm()
      kept.count = 0
      refused.length = 0
      const { lastNumber } = control.state()
      control.reset()
      provider.control.reset()
      endedThere.clear()
      refusedButtons.length = 0
      // An identifier of a Pix is never given twice, whatever the clock of these sequences does.
      control.state().lastNumber = lastNumber
      for (const owner of [profile.key, '/rec', '/cobr']) {
        const url = `http://portal.test${address}`
        control.state().webhooks.set(owner, { url, createdAt: clock.now() })
      }
      const isFull = inTables === SEQUENCES_KEPT
      await superuser.query(isFull ? EMPTY : PUT_ASIDE)
      inTables = isFull ? 1 : inTables + 1
      for (const list of ['night', 'card-night', 'card-events']) {
        await whole.stores.paymentHints.advance(list, clock.now())
      }
      const { rows } = await superuser.query<{ id: string; email: string }>(
        `insert into users (email, name, role, email_verified)
         values ($1, 'Rosa Pinheiro', 'user', true), ($2, 'Davi Souza', 'user', true) returning id, email`,
        [`${randomUUID()}@exemplo.test`, `${randomUUID()}@exemplo.test`],
      )
      return rows.map(({ id, email }) => personOf(id, email))
    },
    async close() {
      await app.close()
      await sandbox.app.close()
      await provider.app.close()
      await whole.close()
      await superuser.end()
      await database.drop()
    },
  }
}

/** What a request of theirs would have told; only the account matters here. */
function personOf(userId: string, email: string): Person {
  return {
    kind: 'person',
    userId,
    planType: 'clube',
    sessionId: userId,
    sessionToken: userId,
    expiresAt: new Date('2100-01-01'),
    email,
    name: 'Rosa Pinheiro',
    emailVerified: true,
    isProved: true,
    image: null,
    hasSecondFactor: false,
    secondFactorAt: null,
  }
}

/** Nothing of an older sequence is looked at by the worker any more. */
const PUT_ASIDE = `
  update plan_charges set check_at = null where check_at is not null;
  update plan_refunds set check_at = null where check_at is not null;
  update plan_card_charges set check_at = null where check_at is not null;
  update plan_renewals set check_at = null, status = 'ended', ended_at = now() where status <> 'ended';
  update plan_renewals set check_at = null where check_at is not null;
  update plan_orders set status = 'canceled' where status in ('awaiting_payment', 'scheduled');
  delete from payment_watermarks;
  delete from payment_hints;
  delete from jobs.job where name = 'payments.send-receipt';`

/** Books are append-only for everybody but whoever sets this aside. */
const EMPTY = `
  set session_replication_role = replica;
  truncate plan_orders, plan_charges, plan_payments, plan_grants, plan_refunds, plan_ledger,
    plan_renewals, payment_hints, payment_watermarks, audit_log, live_changes, subscriptions cascade;
  truncate jobs.job;
  set session_replication_role = origin;`
