import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { holdTeam } from './held-team.ts'
import type { Deps } from './team.feature.ts'

type Input = { establishmentId: string; invitation: string }

export async function cancelInvitation(
  person: Person,
  { establishmentId, invitation }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ establishments, team, audit }) => {
    const role = await holdTeam({ establishments, team }, establishmentId, person.userId)
    requireRightOrAdministrator(person, role, 'team.manage', establishmentId)
    if (!(await team.cancel(establishmentId, Buffer.from(invitation, 'base64url')))) {
      throw new NotFound('invitation')
    }
    await audit.record(person, clock.now(), {
      action: 'team.invitation-cancelled',
      subjectId: establishmentId,
    })
  })
}
