import type * as contract from '@portal/contract/city/utilities/utility-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './utilities.feature.ts'
import { moved, requirePublishable, requireSeen, type Utility } from './utilities.rules.ts'

/** Last of its section. */
export async function createUtility(
  actor: Actor,
  { is_verified, ...wanted }: EndpointInput<typeof contract.createUtility>['body'],
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Utility> {
  requirePublishable(wanted)
  return work.transaction(async ({ utilities, audit, changes }) => {
    const now = clock.now()
    const created = await utilities.add({ ...wanted, verifiedAt: is_verified ? now : null }, now)
    await audit.record(actor, now, {
      action: 'utility.created',
      subjectId: created.id,
      details: { kind: created.kind, status: created.status },
    })
    changes.announce(Tag.utilities)
    return created
  })
}

/** Everything that is told of it, at once. What is published stays so and changes at once. */
export async function updateUtility(
  actor: Actor,
  {
    id,
    version,
    is_verified,
    ...wanted
  }: EndpointInput<typeof contract.updateUtility>['body'] & { id: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Utility> {
  requirePublishable(wanted)
  return work.transaction(async ({ utilities, audit, changes }) => {
    const now = clock.now()
    const before = requireSeen('utility', await utilities.lock(id), id, version)
    const verifiedAt = is_verified ? now : before.verifiedAt
    const after = await utilities.save({ ...before, ...wanted, verifiedAt }, now)
    await audit.record(actor, now, {
      action: 'utility.updated',
      subjectId: id,
      details: { from: before.status, to: after.status, verified: is_verified },
    })
    changes.announce(Tag.utilities)
    return after
  })
}

/** One place further up or down within its section; at the end of it nothing moves. */
export async function moveUtility(
  actor: Actor,
  { id, direction }: { id: string; direction: 'up' | 'down' },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Utility[]> {
  return work.transaction(async ({ utilities, audit, changes }) => {
    const entry = await utilities.lock(id)
    if (!entry) throw new NotFound('utility', id)
    const section = await utilities.lockSection(entry.kind)
    await utilities.setOrder(moved(section, id, direction))
    await audit.record(actor, clock.now(), {
      action: 'utility.moved',
      subjectId: id,
      details: { direction },
    })
    changes.announce(Tag.utilities)
    return utilities.listAll()
  })
}

/** Somebody dialled the number or read the source again, and it holds. */
export async function verifyUtility(
  actor: Actor,
  { id, version }: { id: string; version: number },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Utility> {
  return work.transaction(async ({ utilities, audit, changes }) => {
    const now = clock.now()
    const before = requireSeen('utility', await utilities.lock(id), id, version)
    const after = await utilities.save({ ...before, verifiedAt: now }, now)
    await audit.record(actor, now, {
      action: 'utility.verified',
      subjectId: id,
    })
    changes.announce(Tag.utilities)
    return after
  })
}
