import { type MemberRole, roleMay, type TeamRight } from '@portal/contract/guide/team/team-rights'
import { type Actor, isAdministrator } from './actor.ts'
import { Forbidden, NotFound } from './errors/domain-errors.ts'

/** To a stranger the establishment does not exist; one of its people is told what their role lacks. */
export function requireTeamRight(
  role: MemberRole | null,
  right: TeamRight,
  establishmentId: string,
) {
  if (role === null) throw new NotFound('establishment', establishmentId)
  if (!roleMay(role, right)) {
    throw new Forbidden('establishment.forbidden', `${role} may not ${right}`)
  }
}

/** The same for what the portal's administrators may do in everybody's place. */
export function requireRightOrAdministrator(
  actor: Actor,
  role: MemberRole | null,
  right: TeamRight,
  establishmentId: string,
) {
  if (!isAdministrator(actor)) requireTeamRight(role, right, establishmentId)
}

export const mayOrAdministrates = (
  actor: Actor,
  role: MemberRole | null,
  right: TeamRight,
): boolean => isAdministrator(actor) || roleMay(role, right)
