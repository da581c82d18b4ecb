import type { PropertyStatus } from '@portal/contract/properties/properties/properties.texts'
import type { Actor } from '../../../platform/actor.ts'
import { requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import {
  announceProperties,
  holdAdvertiser,
  holdProperty,
  type Named,
  type Needs,
} from './held-advertiser.ts'
import { requireInPlan, requireMove, requireWhole } from './properties.rules.ts'

type Move = Named & { version: number; status: Exclude<PropertyStatus, 'draft'> }

/** By its own people. */
export async function moveProperty(actor: Actor, move: Move, { work, clock }: Needs) {
  const { establishmentId, propertyId, version, status } = move
  await work.transaction(async (within) => {
    const now = clock.now()
    const { limits } = await holdAdvertiser(within, actor, establishmentId, now)
    const before = await holdProperty(within, move)
    requireSameVersion(before, version)
    requireMove(before, status, actor)
    if (status === 'published') {
      requireInPlan(actor, limits)
      requireWhole(before)
    }
    const hidden = status === 'hidden' ? { hiddenBy: 'advertiser' as const } : {}
    await within.properties.setStatus(propertyId, { status, ...hidden }, now)
    await within.audit.record(actor, now, {
      action: 'properties.moved',
      subjectId: establishmentId,
      details: {
        property: propertyId,
        name: before.content.title,
        from: before.status,
        to: status,
      },
    })
    announceProperties(within, establishmentId)
  })
}

/** "Ainda disponível": what the clock had taken off the air comes back with it. */
export async function confirmProperty(actor: Actor, named: Named, { work, clock }: Needs) {
  const { establishmentId, propertyId } = named
  await work.transaction(async (within) => {
    const now = clock.now()
    await holdAdvertiser(within, actor, establishmentId, now)
    const before = await holdProperty(within, named)
    requireMove(before, 'published', actor)
    if (before.status === 'published') await within.propertyCare.confirm(propertyId, now)
    else {
      requireWhole(before)
      await within.properties.setStatus(propertyId, { status: 'published' }, now)
    }
    await within.audit.record(actor, now, {
      action: 'properties.confirmed',
      subjectId: establishmentId,
      details: { property: propertyId, name: before.content.title },
    })
    announceProperties(within, establishmentId)
  })
}
