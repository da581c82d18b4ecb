import type { Actor } from '../../../platform/actor.ts'
import { Conflict, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { announceProperties, type Needs } from './held-advertiser.ts'
import type { Within } from './properties.feature.ts'
import { type Property, requireWhole } from './properties.rules.ts'

const NOT_SHOWN = 'Este imóvel não está no ar. Recarregue a lista.'
const NOT_HIDDEN = 'Este imóvel não foi tirado do ar pela equipe. Recarregue a lista.'

type Decision = { id: string; version: number }

/** By the team of the portal; the advertiser reads why. */
export async function hideProperty(
  actor: Actor,
  decision: Decision & { reason: string },
  { work, clock }: Needs,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const property = await hold(within, decision)
    if (property.status !== 'published')
      throw new Conflict('properties.not-shown', property.status, NOT_SHOWN)
    const { reason } = decision
    await within.properties.setStatus(
      property.id,
      { status: 'hidden', hiddenBy: 'portal', reason },
      now,
    )
    await record(within, actor, { property, action: 'properties.hidden' }, now)
  })
}

export async function restoreProperty(actor: Actor, decision: Decision, { work, clock }: Needs) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const property = await hold(within, decision)
    if (property.hiddenBy !== 'portal')
      throw new Conflict('properties.not-hidden', property.status, NOT_HIDDEN)
    requireWhole(property)
    await within.properties.setStatus(property.id, { status: 'published' }, now)
    await record(within, actor, { property, action: 'properties.restored' }, now)
  })
}

/** Both may show the photo. */
export async function dismissPropertyFlag(actor: Actor, id: string, { work, clock }: Needs) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const flag = await within.propertyCare.dismissFlag(id, now)
    const property = flag && (await within.properties.find(flag.propertyId))
    if (!property) throw new NotFound('property-flag', id)
    await record(within, actor, { property, action: 'properties.flag-dismissed' }, now)
  })
}

async function hold({ properties }: Within, { id, version }: Decision): Promise<Property> {
  const property = await properties.lockProperty(id)
  if (!property) throw new NotFound('property', id)
  requireSameVersion(property, version)
  return property
}

type Recorded = {
  property: Property
  action: 'properties.hidden' | 'properties.restored' | 'properties.flag-dismissed'
}

async function record(within: Within, actor: Actor, { property, action }: Recorded, now: Date) {
  await within.audit.record(actor, now, {
    action,
    subjectId: property.establishmentId,
    details: { property: property.id, name: property.content.title },
  })
  within.changes.announce(Tag.waiting)
  announceProperties(within, property.establishmentId)
}
