import {
  type FirstUse,
  type SkippableStep,
  SYSTEM_TESTS,
} from '@portal/contract/portal/first-use/first-use'
import type { PersonActor } from '../../../platform/actor.ts'
import { CODE_LIFETIME_MS, CODE_TRIES } from '../../../platform/whatsapp/one-time-codes.ts'
import type { Deps } from './health.feature.ts'
import { isSetUp } from './run-system-test.ts'
import { codeOf, judgeTry, NOBODY, refusalOf, stateOf } from './system-tests.rules.ts'

type Superadmin = PersonActor

/** Each step as it is, whoever took it. */
export async function readFirstUse({ userId }: Superadmin, deps: Deps): Promise<FirstUse> {
  const { systemTests, settings, health } = deps.stores
  const [firstUse, kept, portal, backups, hasSecondFactor] = await Promise.all([
    systemTests.readFirstUse(),
    systemTests.list(),
    settings.read(),
    health.lastBackups(),
    systemTests.hasSecondFactor(userId),
  ])
  const lastOf = (kinds: readonly string[]) =>
    backups
      .filter(({ kind, failure }) => kinds.includes(kind) && failure === null)
      .map(({ at }) => at.toISOString())
      .toSorted()
      .at(-1) ?? null
  return {
    finished_at: firstUse.finished_at?.toISOString() ?? null,
    skipped: firstUse.skipped,
    has_city: Boolean(portal.city_name && (portal.contact_email || portal.contact_phone)),
    city_name: portal.city_name,
    has_second_factor: hasSecondFactor,
    tests: SYSTEM_TESTS.map((kind) =>
      stateOf(kind, kept.find((one) => one.kind === kind) ?? null, isSetUp(kind, deps)),
    ),
    backup_at: lastOf(['dump', 'full', 'diff']),
    proof_at: lastOf(['drill', 'proof']),
  }
}

/** Sent is not arrived: the test passes when what arrived is typed. */
export async function typeMailCode(actor: Superadmin, code: string, deps: Deps) {
  const { work, clock, config } = deps
  const now = clock.now()
  // A wrong try counts, whatever comes of the rest.
  const { tried, known } = await work.transaction(async ({ systemTests }) => ({
    tried: await systemTests.tryCode(now, CODE_LIFETIME_MS, CODE_TRIES),
    known: await systemTests.find('mail'),
  }))
  const given = { code, phone: NOBODY, secret: config.auth.secret, now }
  const verdict = judgeTry(tried && codeOf(tried), known && codeOf(known), given)
  if (verdict.kind !== 'right') throw refusalOf(verdict, now)
  const kept = await work.transaction(async ({ systemTests, audit }) => {
    await systemTests.markPassed('mail', now, null)
    await audit.record(actor, now, { action: 'system-test.proved', details: { test: 'mail' } })
    return systemTests.find('mail')
  })
  return stateOf('mail', kept, true)
}

export async function updateFirstUse(
  actor: Superadmin,
  change: { skip: SkippableStep } | { finish: true },
  deps: Deps,
): Promise<FirstUse> {
  const now = deps.clock.now()
  await deps.work.transaction(async ({ systemTests, audit }) => {
    if ('skip' in change) {
      await systemTests.skip(change.skip)
      await audit.record(actor, now, {
        action: 'first-use.skipped',
        details: { step: change.skip },
      })
    } else {
      await systemTests.finish(now)
      await audit.record(actor, now, { action: 'first-use.finished', details: {} })
    }
  })
  return readFirstUse(actor, deps)
}
