import { Stale } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './newsletter.feature.ts'
import {
  asksForMore,
  type Choice,
  consentOf,
  isSameChoice,
  linkInvalid,
  type Reader,
  withChoice,
} from './newsletter.rules.ts'
import { newsletterTexts as texts } from './newsletter.texts.ts'
import { readerOf } from './newsletter-links.rules.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>

/** The link is the authority: no session is asked for. What really changes goes to the ledger. */
export async function changePreferences(
  token: string,
  choose: (reader: Reader) => Choice,
  origin: string,
  { work, stores, clock, config, sensitiveCalls }: Needs,
): Promise<Reader> {
  const readerId = readerOf(token, config.auth.secret)
  const known = readerId && (await stores.newsletter.findReader(readerId))
  if (!known) throw linkInvalid()
  const isGrant = asksForMore(known, choose(known))
  if (isGrant) await sensitiveCalls.spend('consent-grant', known.id, texts.consentTooOften)
  return work.transaction(async ({ newsletter }) => {
    const now = clock.now()
    const before = await newsletter.lockReader(known.id)
    if (!before) throw linkInvalid()
    const after = withChoice(before, choose(before), now)
    if (isSameChoice(before, after)) return before
    // Changed in between: asking for more is counted like any other time.
    if (asksForMore(before, after) && !isGrant) {
      throw new Stale('the choice changed', texts.consentChanged)
    }
    await newsletter.saveReader(after)
    await newsletter.recordConsent(consentOf(after, origin), now)
    return after
  })
}

export const leave = (reader: Reader): Choice => ({ isActive: false, topics: reader.topics })
