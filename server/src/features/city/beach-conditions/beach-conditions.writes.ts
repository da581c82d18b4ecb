import type * as contract from '@portal/contract/city/beach-conditions/beach-condition'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './beach-conditions.feature.ts'
import { requireBeach, type SaidOfBeach, texts } from './beach-conditions.rules.ts'

const HOUR_MS = 3_600_000

type Needs = Pick<Deps, 'work' | 'clock'>
type Said = EndpointInput<typeof contract.setBeachCondition>['body'] & { id: string }

/** What somebody sees now; it holds for the hours they give it and then goes by itself. */
export async function setBeachCondition(
  actor: Actor,
  { id, version, hours, ...said }: Said,
  { work, clock }: Needs,
): Promise<SaidOfBeach> {
  return work.transaction(async ({ beachConditions, audit, changes }) => {
    const before = requireBeach(await beachConditions.lockBeach(id), id, version)
    const now = clock.now()
    const until = new Date(now.getTime() + hours * HOUR_MS)
    await beachConditions.say({ ...said, beach_id: id, seen_at: now, until })
    await audit.record(actor, now, {
      action: 'beach.condition-set',
      subjectId: id,
      details: {
        name: before.name,
        from: before.until && before.until > now ? (before.flag ?? '') : '',
        to: said.flag ?? '',
        lifeguards: said.lifeguards,
        until: until.toISOString(),
      },
    })
    changes.announce(Tag.beachConditions)
    return again(await beachConditions.lockBeach(id), id)
  })
}

export async function endBeachCondition(
  actor: Actor,
  { id, version }: { id: string; version: number },
  { work, clock }: Needs,
): Promise<SaidOfBeach> {
  return work.transaction(async ({ beachConditions, audit, changes }) => {
    const before = requireBeach(await beachConditions.lockBeach(id), id, version)
    const now = clock.now()
    if (!before.until || before.until <= now) {
      throw new Invalid('beach-conditions.over', 'nothing is shown', [], texts.gone)
    }
    await beachConditions.end(id, now)
    await audit.record(actor, now, {
      action: 'beach.condition-ended',
      subjectId: id,
      details: { name: before.name },
    })
    changes.announce(Tag.beachConditions)
    return again(await beachConditions.lockBeach(id), id)
  })
}

function again(beach: SaidOfBeach | null, id: string): SaidOfBeach {
  if (!beach) throw new NotFound('sight', id)
  return beach
}
