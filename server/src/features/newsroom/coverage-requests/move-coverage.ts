import type { moveCoverage as contract } from '@portal/contract/newsroom/coverage-requests/coverage-board'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Person } from '../../../platform/auth/identity.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { movedTo, requireSeen } from './coverage.rules.ts'
import type { Deps } from './coverage-requests.feature.ts'
import { TELL_CONTACT_JOB, type TellContactData } from './tell-contact.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

/** One step of a request; who asked is told by e-mail. */
export async function moveCoverage(
  actor: Person,
  { id, version, message, ...move }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ coverage, jobs, audit, changes }) => {
    const now = clock.now()
    const before = requireSeen(await coverage.lock(id), id, version)
    const moved = movedTo(before, move, now)
    await coverage.move(id, moved, now)
    await coverage.record(
      {
        requestId: id,
        kind: 'status',
        by: 'team',
        authorId: actor.userId,
        toStatus: moved.status,
        text: message,
      },
      now,
    )
    changes.announce(Tag.waiting)
    await audit.record(actor, now, {
      action: 'coverage.moved',
      subjectId: id,
      details: { from: before.status, to: moved.status },
    })
    const data: TellContactData = { id, news: moved.status, message }
    await jobs.add(TELL_CONTACT_JOB, data)
  })
}
