import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../platform/auth/identity.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import { requireRightOrAdministrator } from '../../platform/team-roles.ts'
import type { Deps } from './properties.feature.ts'
import type { FoundLead } from './property-leads.store.ts'
import { toldTopic } from './send-lead.ts'

type Input = { establishmentId: string; leadId: string; read: boolean }

/** Read once is read for all of the business. */
export async function markLead(
  actor: Person,
  { establishmentId, leadId, read }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<FoundLead> {
  return work.transaction(async ({ team, propertyLeads, notifications, changes }) => {
    const role = await team.roleOf(establishmentId, actor.userId)
    requireRightOrAdministrator(actor, role, 'properties.see', establishmentId)
    const now = clock.now()
    const readAt = read ? now : null
    const isKnown = await propertyLeads.markLead(establishmentId, leadId, readAt)
    const lead = isKnown ? await propertyLeads.findLead(leadId) : null
    if (!lead) throw new NotFound('property-lead', leadId)
    if (read) await notifications.settle(toldTopic(leadId), now)
    changes.announce(Tag.live(topics.inbox(establishmentId)))
    return lead
  })
}
