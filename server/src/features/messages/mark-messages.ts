import type { Person } from '../../platform/auth/identity.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { ANY_ROLE, requireRole } from '../../platform/team-roles.ts'
import type { Deps } from './messages.feature.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Input = { establishmentId: string; messageId: string; read: boolean }

export async function markMessage(
  { userId }: Person,
  { establishmentId, messageId, read }: Input,
  { work, clock }: Needs,
) {
  await work.transaction(async ({ establishments, messages }) => {
    const held = await establishments.lock(establishmentId, userId)
    requireRole(held?.role ?? null, ANY_ROLE, establishmentId)
    if (!(await messages.mark(establishmentId, messageId, read ? clock.now() : null))) {
      throw new NotFound('message', messageId)
    }
  })
}

export async function markAllMessages(
  { userId }: Person,
  establishmentId: string,
  { work, clock }: Needs,
): Promise<number> {
  return work.transaction(async ({ establishments, messages }) => {
    const held = await establishments.lock(establishmentId, userId)
    requireRole(held?.role ?? null, ANY_ROLE, establishmentId)
    return messages.markAll(establishmentId, clock.now())
  })
}
