import type { Deps } from './newsletter.feature.ts'
import {
  type Choice,
  consentOf,
  isSameChoice,
  linkInvalid,
  type Reader,
  withChoice,
} from './newsletter.rules.ts'
import { readerOf } from './newsletter-links.rules.ts'

type Needs = Pick<Deps, 'work' | 'clock' | 'config'>

/** The link is the authority: no session is asked for. What really changes goes to the ledger. */
export async function changePreferences(
  token: string,
  choose: (reader: Reader) => Choice,
  origin: string,
  { work, clock, config }: Needs,
): Promise<Reader> {
  const readerId = readerOf(token, config.auth.secret)
  if (!readerId) throw linkInvalid()
  return work.transaction(async ({ newsletter }) => {
    const now = clock.now()
    const before = await newsletter.lockReader(readerId)
    if (!before) throw linkInvalid()
    const after = withChoice(before, choose(before), now)
    if (isSameChoice(before, after)) return before
    await newsletter.saveReader(after)
    await newsletter.recordConsent(consentOf(after, origin), now)
    return after
  })
}

export const leave = (reader: Reader): Choice => ({ isActive: false, topics: reader.topics })
