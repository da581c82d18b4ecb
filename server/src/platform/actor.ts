import type { PlanType } from '@portal/contract/shared/plans'
import { Forbidden } from './errors/domain-errors.ts'

/** Who asks for a write: a signed-in person, or the portal itself (a job, an operator's command). */
export type Actor = { kind: 'system' } | { kind: 'person'; userId: string; planType: PlanType }

export const systemActor: Actor = { kind: 'system' }

/** Rights of admin and superadmin (spec §6); the portal itself may do what an administrator may. */
export function isAdministrator(actor: Actor): boolean {
  return actor.kind === 'system' || actor.planType === 'admin' || actor.planType === 'superadmin'
}

export function requireMay(may: boolean, code: string) {
  if (!may) throw new Forbidden(code, `${code}: the actor lacks the right`)
}
