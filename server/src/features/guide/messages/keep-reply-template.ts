import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { requireTeamRight } from '../../../platform/team-roles.ts'
import type { Deps } from './messages.feature.ts'
import { requireTemplateRoom } from './messages.rules.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Input = {
  establishmentId: string
  /** Null for a new one. */
  id: string | null
  /** Null takes it away. */
  words: { name: string; text: string } | null
}

/** Made, changed or taken away by whoever may answer; the place is held, so that the limit holds. */
export async function keepReplyTemplate(
  { userId }: Person,
  { establishmentId, id, words }: Input,
  { work, clock }: Needs,
) {
  await work.transaction(async ({ establishments, replyTemplates }) => {
    const held = await establishments.lock(establishmentId, userId)
    requireTeamRight(held?.role ?? null, 'messages.answer', establishmentId)
    if (words) {
      const all = await replyTemplates.list(establishmentId)
      requireTemplateRoom(
        words.name,
        all.filter((template) => template.id !== id),
      )
    }
    if (id === null) {
      if (words) await replyTemplates.add(establishmentId, words, clock.now())
      return
    }
    const isThere = words
      ? await replyTemplates.change(establishmentId, id, words, clock.now())
      : await replyTemplates.remove(establishmentId, id)
    if (!isThere) throw new NotFound('reply-template', id)
  })
}
