import { topics } from '@portal/contract/live/topics'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import type { Deps } from './messages.feature.ts'
import { toldTopic } from './messages.rules.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Input = { establishmentId: string; messageId: string; read: boolean }

export async function markMessage(
  { userId }: Person,
  { establishmentId, messageId, read }: Input,
  { work, clock }: Needs,
) {
  await work.transaction(async ({ establishments, messages, notifications, changes }) => {
    const held = await establishments.lock(establishmentId, userId)
    requireTeamRight(held?.role ?? null, 'messages.read', establishmentId)
    if (read) await notifications.settle(toldTopic(messageId), clock.now())
    if (!(await messages.mark(establishmentId, messageId, read ? clock.now() : null))) {
      throw new NotFound('message', messageId)
    }
    changes.announce(Tag.live(topics.inbox(establishmentId)))
  })
}

/** Answered by telephone, or after all not: for all that who wrote it wrote until now. */
export async function settleMessage(
  person: Person,
  { establishmentId, messageId, answered }: Omit<Input, 'read'> & { answered: boolean },
  { work, clock }: Needs,
) {
  await work.transaction(async ({ establishments, messages, notifications, audit, changes }) => {
    const held = await establishments.lock(establishmentId, person.userId)
    requireTeamRight(held?.role ?? null, 'messages.answer', establishmentId)
    const now = clock.now()
    if (answered) {
      const settled = await messages.settle(establishmentId, messageId, now)
      if (!settled) throw new NotFound('message', messageId)
      for (const id of settled) await notifications.settle(toldTopic(id), now)
    } else if (!(await messages.unsettle(establishmentId, messageId))) {
      throw new NotFound('message', messageId)
    }
    const action = answered ? 'message.settled' : 'message.unsettled'
    await audit.record(person, now, { action, subjectId: establishmentId })
    changes.announce(Tag.live(topics.inbox(establishmentId)))
  })
}

/** The whole conversation with who wrote it leaves the list, or comes back. */
export async function archiveConversation(
  { userId }: Person,
  { establishmentId, messageId, archived }: Omit<Input, 'read'> & { archived: boolean },
  { work, clock }: Needs,
): Promise<number> {
  return work.transaction(async ({ establishments, messages, changes }) => {
    const held = await establishments.lock(establishmentId, userId)
    requireTeamRight(held?.role ?? null, 'messages.read', establishmentId)
    const at = archived ? clock.now() : null
    const changed = await messages.archive(establishmentId, messageId, at)
    if (changed === null) throw new NotFound('message', messageId)
    if (changed > 0) changes.announce(Tag.live(topics.inbox(establishmentId)))
    return changed
  })
}

export async function markAllMessages(
  { userId }: Person,
  establishmentId: string,
  { work, clock }: Needs,
): Promise<number> {
  return work.transaction(async ({ establishments, messages, notifications, changes }) => {
    const held = await establishments.lock(establishmentId, userId)
    requireTeamRight(held?.role ?? null, 'messages.read', establishmentId)
    const now = clock.now()
    const marked = await messages.markAll(establishmentId, now)
    await notifications.settleAll({ establishmentId, kind: 'message' }, now)
    if (marked > 0) changes.announce(Tag.live(topics.inbox(establishmentId)))
    return marked
  })
}
