import type { TeamRole } from '@portal/contract/team/team'
import type { Person } from '../../platform/auth/identity.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { requireRightOrAdministrator } from '../../platform/team-roles.ts'
import { holdTeam } from './held-team.ts'
import type { Deps } from './team.feature.ts'

type Input = { establishmentId: string; userId: string; role: TeamRole }

export async function changeMemberRole(
  person: Person,
  { establishmentId, userId, role }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ establishments, team, connections, audit }) => {
    const held = await holdTeam({ establishments, team }, establishmentId, person.userId)
    requireRightOrAdministrator(person, held, 'team.manage', establishmentId)
    const before = await team.roleOf(establishmentId, userId)
    const now = clock.now()
    if (!(await team.setRole(establishmentId, userId, role))) throw new NotFound('member', userId)
    if (before === 'manager' && role !== 'manager') {
      await connections.revoke(person, { establishmentId, why: 'manager-left' }, now)
    }
    await audit.record(person, now, {
      action: 'team.role-changed',
      subjectId: establishmentId,
      details: { user_id: userId, role },
    })
  })
}
