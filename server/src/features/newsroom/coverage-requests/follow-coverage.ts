import { systemActor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireOpen } from './coverage.rules.ts'
import { coverageTexts } from './coverage.texts.ts'
import type { Deps } from './coverage-requests.feature.ts'
import { TELL_CONTACT_JOB, type TellContactData } from './tell-contact.ts'

type Needs = Pick<Deps, 'work' | 'clock'>

/** What who has the private link does: each in one transaction, with the request held. */

export async function writeAboutCoverage(
  { id, text, clientId }: { id: string; text: string; clientId: string },
  { work, clock }: Needs,
) {
  await work.transaction(async ({ coverage }) => {
    const now = clock.now()
    requireOpen(required(await coverage.lock(id), id))
    const entry = { requestId: id, kind: 'message', by: 'person', text, clientId } as const
    if (await coverage.record(entry, now)) await coverage.setNews(id, true, now)
  })
}

type Contact = { contact_name: string; email: string; whatsapp: string | null }

export async function changeCoverageContact(
  { id, ...contact }: Contact & { id: string },
  { work, clock }: Needs,
) {
  await work.transaction(async ({ coverage, jobs }) => {
    const now = clock.now()
    requireOpen(required(await coverage.lock(id), id))
    const before = required(await coverage.find(id), id)
    const { contact_name, email, whatsapp } = contact
    const isSame =
      before.contact_name === contact_name && before.email === email && before.whatsapp === whatsapp
    if (isSame) return
    await coverage.changeContact(id, contact, now)
    const text = coverageTexts.contactChanged
    await coverage.record({ requestId: id, kind: 'contact', by: 'person', text }, now)
    if (before.email !== email) {
      const data: TellContactData = { id, news: 'contact' }
      await jobs.add(TELL_CONTACT_JOB, data)
    }
  })
}

/** Taking it back twice changes nothing. */
export async function withdrawCoverage(id: string, { work, clock }: Needs) {
  await work.transaction(async ({ coverage, jobs, audit, changes }) => {
    const now = clock.now()
    const request = required(await coverage.lock(id), id)
    if (request.status === 'withdrawn') return
    requireOpen(request)
    const moved = { ...request, status: 'withdrawn', closedAt: now } as const
    await coverage.move(id, moved, now, { hasNews: true })
    const entry = { requestId: id, kind: 'status', by: 'person', toStatus: 'withdrawn' } as const
    await coverage.record(entry, now)
    changes.announce(Tag.waiting)
    await audit.record(systemActor, now, {
      action: 'coverage.withdrawn',
      subjectId: id,
      details: { was: request.status },
    })
    const data: TellContactData = { id, news: 'withdrawn' }
    await jobs.add(TELL_CONTACT_JOB, data)
  })
}

function required<Found>(found: Found | null, id: string): Found {
  if (!found) throw new NotFound('coverage', id)
  return found
}
