import type * as contract from '@portal/contract/city/utilities/notice-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { type Notice, requireWords } from './notices.rules.ts'
import type { Deps } from './utilities.feature.ts'
import { requireSeen } from './utilities.rules.ts'

type Input = EndpointInput<typeof contract.createNotice>['body']

export async function createNotice(
  actor: Actor,
  input: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Notice> {
  const wanted = wantedNotice(input)
  requireWords(wanted)
  return work.transaction(async ({ notices, audit, changes }) => {
    const now = clock.now()
    const created = await notices.add(wanted, now)
    await audit.record(actor, now, {
      action: 'notice.created',
      subjectId: created.id,
      details: { severity: created.severity, status: created.status },
    })
    changes.announce(Tag.notices)
    return created
  })
}

export function wantedNotice({ source_name, starts_at, ends_at, ...input }: Input) {
  const { title, body, severity, place, link, status } = input
  return {
    ...{ title, body, severity, place, link, status },
    sourceName: source_name,
    startsAt: new Date(starts_at),
    endsAt: ends_at ? new Date(ends_at) : null,
  }
}

/** What is on the air changes, or goes, for the next reader. */
export async function updateNotice(
  actor: Actor,
  { id, version, ...input }: EndpointInput<typeof contract.updateNotice>['body'] & { id: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Notice> {
  const wanted = wantedNotice(input)
  requireWords(wanted)
  return work.transaction(async ({ notices, audit, changes }) => {
    const now = clock.now()
    const before = requireSeen('notice', await notices.lock(id), id, version)
    const after = await notices.save(id, wanted, now)
    await audit.record(actor, now, {
      action: 'notice.updated',
      subjectId: id,
      details: { from: before.status, to: after.status },
    })
    changes.announce(Tag.notices)
    return after
  })
}
