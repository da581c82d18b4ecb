import type { TeamRole } from '@portal/contract/guide/team/team'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { holdTeam } from './held-team.ts'
import type { Deps } from './team.feature.ts'

export async function changeMemberRole(
  person: Person,
  { establishmentId, userId, role }: { establishmentId: string; userId: string; role: TeamRole },
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

/** Everybody may leave; only who manages the team may send somebody else away. A manager takes no key along. */
export async function removeMember(
  person: Person,
  { establishmentId, userId }: { establishmentId: string; userId: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ establishments, team, connections, audit, changes }) => {
    const role = await holdTeam({ establishments, team }, establishmentId, person.userId)
    const leaves = userId === person.userId && role !== null
    if (!leaves) requireRightOrAdministrator(person, role, 'team.manage', establishmentId)
    const held = await team.roleOf(establishmentId, userId)
    if (!(await team.leave(establishmentId, userId))) throw new NotFound('member', userId)
    const now = clock.now()
    if (held === 'manager') {
      await connections.revoke(person, { establishmentId, why: 'manager-left' }, now)
    }
    changes.announce(Tag.rights(userId))
    await audit.record(person, now, {
      action: leaves ? 'team.left' : 'team.removed',
      subjectId: establishmentId,
      details: { user_id: userId },
    })
  })
}
