import type { MemberRole } from '@portal/contract/establishments/own-establishment'
import { type Actor, isAdministrator } from '../../platform/actor.ts'
import { ANSWERING_ROLES, ANY_ROLE, requireRole } from '../../platform/team-roles.ts'

/** Whoever works there moves orders; how orders are taken is for who runs the place. */
export type OrderingRight = 'work' | 'edit'

/** Who moves orders, and so is told of each that waits. */
export const WORKING_ROLES = ANY_ROLE

const ROLES: Record<OrderingRight, readonly MemberRole[]> = {
  work: WORKING_ROLES,
  edit: ANSWERING_ROLES,
}

export function requireTeam(
  actor: Actor,
  role: MemberRole | null,
  right: OrderingRight,
  establishmentId: string,
) {
  if (!isAdministrator(actor)) requireRole(role, ROLES[right], establishmentId)
}

export const mayEdit = (actor: Actor, role: MemberRole | null): boolean =>
  isAdministrator(actor) || (role !== null && ROLES.edit.includes(role))
