import type { PlanType } from '@portal/contract/shared/plans'
import { Forbidden } from './errors/domain-errors.ts'

/** Who asks for a write: a signed-in person, or the portal itself (a job, an operator's command). */
export type Actor =
  | { kind: 'system' }
  | {
      kind: 'person'
      userId: string
      planType: PlanType
      /** An administrator whose session still owes the second factor has the title, not the rights. */
      owesSecondFactor?: boolean
    }

export const systemActor: Actor = { kind: 'system' }

/** Rights of admin and superadmin (spec §6); the portal itself may do what an administrator may. */
export function isAdministrator(actor: Actor): boolean {
  if (actor.kind === 'system') return true
  if (actor.owesSecondFactor) return false
  return actor.planType === 'admin' || actor.planType === 'superadmin'
}

export function isSuperadmin(actor: Actor): boolean {
  if (actor.kind === 'system') return true
  return actor.planType === 'superadmin' && !actor.owesSecondFactor
}

export function requireMay(may: boolean, code: string) {
  if (!may) throw new Forbidden(code, `${code}: the actor lacks the right`)
}

export function requireAdministrator(actor: Actor) {
  requireSecondFactor(actor)
  requireMay(isAdministrator(actor), 'admin.forbidden')
}

export function requireSuperadmin(actor: Actor) {
  requireSecondFactor(actor)
  requireMay(isSuperadmin(actor), 'superadmin.forbidden')
}

function requireSecondFactor(actor: Actor) {
  if (actor.kind === 'system' || !actor.owesSecondFactor) return
  throw new Forbidden(
    'accounts.second-factor-required',
    'an administrator without the second factor',
    'Administradores precisam da verificação em duas etapas. Ative-a em /dash-clube#seguranca ou entre novamente com o código.',
  )
}
