import { randomBytes } from 'node:crypto'
import {
  SystemTestKind as Kind,
  type SystemTestKind,
} from '@portal/contract/portal/first-use/first-use'
import { z } from 'zod'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { failureKind } from '../../../platform/failure-kind.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { whyNot } from '../../../platform/provider-outcome.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './health.feature.ts'
import { codeOf, digitsOf, requireMayResend } from './system-tests.rules.ts'
import { systemTestsTexts as texts } from './system-tests.texts.ts'

const SystemTestData = z.object({ kind: Kind, userId: z.uuid() })
export type SystemTestData = z.infer<typeof SystemTestData>
export const SYSTEM_TEST_JOB = defineJob('health.test', SystemTestData)

const SEED_BYTES = 32
const LONGEST_FAILURE = 200
const CHARGE_SECONDS = 300

export const isSetUp = (kind: SystemTestKind, { config }: Pick<Deps, 'config'>): boolean =>
  kind === 'mail' || config[kind] !== null

/** The worker does it: whoever asked sees on the page what came of it. */
export async function askSystemTest(actor: PersonActor, kind: SystemTestKind, deps: Deps) {
  const { work, clock } = deps
  if (!isSetUp(kind, deps)) {
    throw new Conflict('system-tests.off', `${kind} is not set up`, texts.notSetUp)
  }
  await work.transaction(async ({ systemTests, jobs, audit }) => {
    const now = clock.now()
    const last = kind === 'mail' ? await systemTests.find(kind) : null
    requireMayResend(last?.seed ? codeOf(last) : null, now)
    await systemTests.ask(kind, kind === 'mail' ? randomBytes(SEED_BYTES) : null, now)
    await jobs.add(SYSTEM_TEST_JOB, { kind, userId: actor.userId })
    await audit.record(actor, now, { action: 'system-test.asked', details: { test: kind } })
  })
}

/** Says what went wrong instead of trying again: somebody is looking at the page. */
export async function runSystemTest({ kind, userId }: SystemTestData, deps: Deps): Promise<void> {
  const { stores, clock } = deps
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  const failure = await TESTS[kind](userId, deps).catch(failureKind)
  const now = clock.now()
  if (failure !== null) {
    await stores.systemTests.markFailed(kind, failure.slice(0, LONGEST_FAILURE) || 'unknown', now)
  } else if (kind === 'mail') await stores.systemTests.markSent(kind, now, took())
  else await stores.systemTests.markPassed(kind, now, took())
}

/** Null where it went well; else the words of the failure. */
const TESTS: Record<SystemTestKind, (userId: string, deps: Deps) => Promise<string | null>> = {
  async mail(userId, { stores, mail, config }) {
    const [person, kept] = await Promise.all([
      stores.accounts.find(userId),
      stores.systemTests.find('mail'),
    ])
    const code = kept && codeOf(kept)
    if (!person || !code) return 'nobody asks any more'
    const { subject, lines, footer } = texts.mail
    const highlight = digitsOf(code, config.auth.secret)
    const content = composeEmail({ title: subject, paragraphs: lines, highlight, footer })
    await mail.send({ to: person.email, subject, isEssential: true, ...content })
    return null
  },

  /** A charge of a centavo that nobody is shown, and taken back at once. */
  async pix(_userId, { pix }) {
    if (!pix) return 'off'
    const charge = { kind: 'cob', txid: randomBytes(16).toString('hex') } as const
    const draft = { amountCents: 1, expiresInSeconds: CHARGE_SECONDS, message: texts.charge }
    const made = await pix.putCharge({ ...charge, ...draft })
    if (made.kind !== 'ok') return wordsOf(made)
    const removed = await pix.removeCharge(charge)
    return removed.kind === 'ok' ? null : wordsOf(removed)
  },

  /** The last minute's events: any key of ours may read them, and nobody is charged. */
  async cards(_userId, { cards, clock }) {
    if (!cards) return 'off'
    const events = await cards.listEvents(new Date(clock.now().getTime() - 60_000))
    return events.kind === 'ok' ? null : wordsOf(events)
  },
}

const wordsOf = (outcome: Parameters<typeof whyNot>[0]) =>
  Object.values(whyNot(outcome))
    .filter((word) => word !== null)
    .join(' ')
