import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { createNotice as contract } from '@portal/contract/utilities/notice-editor'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import { type Notice, requireWords } from './notices.rules.ts'
import type { Deps } from './utilities.feature.ts'

type Input = EndpointInput<typeof contract>['body']

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
