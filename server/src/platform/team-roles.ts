import type { MemberRole } from '@portal/contract/establishments/own-establishment'
import { Forbidden, NotFound } from './errors/domain-errors.ts'

export const ANY_ROLE: readonly MemberRole[] = ['owner', 'manager', 'staff']
export const ANSWERING_ROLES: readonly MemberRole[] = ['owner', 'manager']

/** To a stranger the establishment does not exist; one of its people is told what their role lacks. */
export function requireRole(
  role: MemberRole | null,
  allowed: readonly MemberRole[],
  establishmentId: string,
) {
  if (role === null) throw new NotFound('establishment', establishmentId)
  if (!allowed.includes(role)) {
    throw new Forbidden('establishment.forbidden', `${role} may not do this`)
  }
}
