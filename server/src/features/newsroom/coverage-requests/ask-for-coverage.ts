import type { NewCoverageRequest } from '@portal/contract/newsroom/coverage-requests/coverage-request'
import type { Person } from '../../../platform/auth/identity.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireComingDay, tokenOf } from './coverage.rules.ts'
import type { Deps } from './coverage-requests.feature.ts'
import { TELL_CONTACT_JOB, type TellContactData } from './tell-contact.ts'

type Sender = { person: Person | null; address: string }
type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'sensitiveCalls'>

/** By anybody. Answers with the secret of the private link, which is also mailed. */
export async function askForCoverage(
  { person, address }: Sender,
  input: NewCoverageRequest,
  { work, stores, clock, config, sensitiveCalls }: Needs,
): Promise<{ token: string }> {
  const token = tokenOf(input.client_id, config.auth.secret)
  // A browser that repeats itself after a lost answer asks for nothing new, and it costs nothing.
  if (await stores.coverage.isKnown(input.client_id)) return { token }

  const now = clock.now()
  requireComingDay(input.event_on, cityDay(now))
  await sensitiveCalls.spend('coverage-address', clientKey(address))
  // Each is an e-mail to an address that may be somebody else's.
  await sensitiveCalls.spend('coverage-email', input.email)

  await work.transaction(async ({ coverage, jobs, changes }) => {
    const whose = { tokenHash: hashToken(token), userId: person?.userId ?? null }
    const id = await coverage.add(input, whose, now)
    if (!id) return
    await coverage.record({ requestId: id, kind: 'status', by: 'person', toStatus: 'new' }, now)
    changes.announce(Tag.waiting)
    const data: TellContactData = { id, news: 'received' }
    await jobs.add(TELL_CONTACT_JOB, data)
  })
  return { token }
}
