import { type Duty, hasDuty, type StaffRole } from '@portal/contract/people/accounts/role-rules'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { Forbidden } from './errors/domain-errors.ts'

/** Who asks for a write: a signed-in person, or the portal itself (a job, an operator's command). */
export type Actor =
  | { kind: 'system' }
  | {
      kind: 'person'
      userId: string
      planType: PlanType
      staffRole?: StaffRole | null
      /** Staff whose session still owes the second factor has the title, not the rights. */
      owesSecondFactor?: boolean
    }

/** Somebody signed in, whatever they came with. */
export type PersonActor = Extract<Actor, { kind: 'person' }>

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

/** Whoever has a title here, whether or not this session has proved it. */
export const isStaff = ({ planType, staffRole }: PersonActor) =>
  isAdministratorPlan(planType) || staffRole != null

/** Whether the actor works for the portal in this way; an administrator works in every way. */
export function hasStaffDuty(actor: Actor, duty: Duty): boolean {
  if (isAdministrator(actor)) return true
  return actor.kind === 'person' && !actor.owesSecondFactor && hasDuty(actor.staffRole, duty)
}

export function requireMay(may: boolean, code: string) {
  if (!may) throw new Forbidden(code, `${code}: the actor lacks the right`)
}

export function requireAdministrator(actor: Actor) {
  requireSecondFactor(actor)
  requireMay(isAdministrator(actor), 'admin.forbidden')
}

export function requireStaffDuty(actor: Actor, duty: Duty) {
  requireSecondFactor(actor)
  requireMay(hasStaffDuty(actor, duty), 'staff.forbidden')
}

export function requireSuperadmin(actor: Actor) {
  requireSecondFactor(actor)
  requireMay(isSuperadmin(actor), 'superadmin.forbidden')
}

/** Nobody decides about their own, whatever their role. */
export const requireNotOwn = (isOwn: boolean) => {
  if (!isOwn) return
  throw new Forbidden(
    'decisions.own',
    'nobody decides about their own',
    'Isto é seu: outra pessoa da equipe decide.',
  )
}

function requireSecondFactor(actor: Actor) {
  if (actor.kind === 'system' || !actor.owesSecondFactor) return
  throw new Forbidden(
    'accounts.second-factor-required',
    'staff without the second factor',
    'Quem trabalha no portal precisa da verificação em duas etapas. Ative-a em /dash-clube#seguranca ou entre novamente com o código.',
  )
}
