import type { MemberRole } from '@portal/contract/establishments/own-establishment'
import { type Actor, isAdministrator } from '../../platform/actor.ts'
import { ANSWERING_ROLES, ANY_ROLE, requireRole } from '../../platform/team-roles.ts'

/** Whoever works there sees the nights; who runs the place gives them away. */
export type HouseRight = 'look' | 'answer'

const ROLES: Record<HouseRight, readonly MemberRole[]> = { look: ANY_ROLE, answer: ANSWERING_ROLES }

export function requireHouse(
  actor: Actor,
  role: MemberRole | null,
  right: HouseRight,
  establishmentId: string,
) {
  if (!isAdministrator(actor)) requireRole(role, ROLES[right], establishmentId)
}

export const mayAnswer = (actor: Actor, role: MemberRole | null): boolean =>
  isAdministrator(actor) || (role !== null && ROLES.answer.includes(role))
