import type { SystemTest, SystemTestKind } from '@portal/contract/portal/first-use/first-use'
import type { Selectable } from 'kysely'
import type { SystemTests } from '../../../platform/database/schema.generated.ts'
import {
  CODE_LIFETIME_MS,
  oneTimeCodes,
  type SentCode,
} from '../../../platform/whatsapp/one-time-codes.ts'
import { systemTestsTexts } from './system-tests.texts.ts'

export type KeptTest = Selectable<SystemTests>

/** Whoever may ask for the test may type what arrived: the code is of nobody. */
export const { digitsOf, requireMayResend, judgeTry, refusalOf } = oneTimeCodes<SentCode>({
  feature: 'system-tests',
  path: 'code',
  purposeOf: () => ['system-test'],
  texts: systemTestsTexts,
})

export const NOBODY = ''

export function codeOf({ seed, asked_at, attempts }: KeptTest): SentCode | null {
  if (!seed) return null
  const expiresAt = new Date(asked_at.getTime() + CODE_LIFETIME_MS)
  return { phone: NOBODY, seed, sentAt: asked_at, expiresAt, attempts }
}

/** The newest of what happened to it. */
export function stateOf(kind: SystemTestKind, kept: KeptTest | null, isSetUp: boolean): SystemTest {
  const none = { kind, at: null, took_ms: null, failure: null }
  if (!isSetUp) return { ...none, state: 'off' }
  if (!kept) return { ...none, state: 'never' }
  const moments: [SystemTest['state'], Date | null][] = [
    ['asked', kept.asked_at],
    ['sent', kept.sent_at],
    ['failed', kept.failed_at],
    ['passed', kept.passed_at],
  ]
  const [state, at] = moments.reduce((last, one) =>
    one[1] && last[1] && one[1] >= last[1] ? one : last,
  )
  return {
    ...{ kind, state, at: at?.toISOString() ?? null, took_ms: kept.took_ms },
    failure: state === 'failed' ? kept.failure : null,
  }
}
