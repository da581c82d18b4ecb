import { topics } from '@portal/contract/live/topics'
import type { LeadStage } from '@portal/contract/properties/properties/properties.texts'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import type { Deps, Within } from './properties.feature.ts'
import { type FoundLead, stageOf } from './property-leads.store.ts'
import { toldTopic } from './send-lead.ts'

type Named = { establishmentId: string; leadId: string }
type Needs = Pick<Deps, 'work' | 'clock'>

async function hold(actor: Person, { establishmentId, leadId }: Named, within: Within) {
  const role = await within.team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'properties.see', establishmentId)
  const lead = await within.propertyLeads.lockLead(establishmentId, leadId)
  if (!lead) throw new NotFound('property-lead', leadId)
  return lead
}

/** One stage for all of the business; whatever comes after "new" has been answered. */
export async function moveLead(
  actor: Person,
  { stage, ...named }: Named & { stage: LeadStage },
  { work, clock }: Needs,
): Promise<FoundLead> {
  return work.transaction(async (within) => {
    const before = stageOf(await hold(actor, named, within))
    const { establishmentId, leadId } = named
    const now = clock.now()
    if (before !== stage) {
      await within.propertyLeads.moveLead(leadId, stage, now)
      await within.audit.record(actor, now, {
        action: 'properties.lead-moved',
        subjectId: establishmentId,
        details: { from: before, to: stage },
      })
    }
    if (stage !== 'new') await within.notifications.settle(toldTopic(leadId), now)
    within.changes.announce(Tag.live(topics.inbox(establishmentId)))
    return found(within, leadId)
  })
}

/** For the team alone. */
export async function noteLead(
  actor: Person,
  { text, key, ...named }: Named & { text: string; key: string },
  { work, clock }: Needs,
): Promise<FoundLead> {
  return work.transaction(async (within) => {
    await hold(actor, named, within)
    const { establishmentId, leadId } = named
    const now = clock.now()
    if (await within.propertyLeads.addNote(leadId, { text, by: actor.userId, key }, now)) {
      await within.audit.record(actor, now, {
        action: 'properties.lead-noted',
        subjectId: establishmentId,
      })
      within.changes.announce(Tag.live(topics.inbox(establishmentId)))
    }
    return found(within, leadId)
  })
}

async function found({ propertyLeads }: Within, leadId: string): Promise<FoundLead> {
  const lead = await propertyLeads.findLead(leadId)
  if (!lead) throw new NotFound('property-lead', leadId)
  return lead
}
