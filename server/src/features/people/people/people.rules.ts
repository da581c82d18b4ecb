import type { PersonSummary, Role } from '@portal/contract/people/accounts/people'
import { type Actor, isAdministrator, isSuperadmin } from '../../../platform/actor.ts'
import { Conflict, Forbidden } from '../../../platform/errors/domain-errors.ts'

const peopleTexts = {
  ownRole: 'Você não pode mudar o próprio papel. Peça a outro superadmin.',
  lastSuperadmin:
    'O portal precisa de pelo menos um superadmin. Dê este papel a outra pessoa antes.',
  ownBlock: 'Você não pode bloquear a própria conta. Peça a outra pessoa da administração.',
  blockAdministrator: 'Só um superadmin bloqueia quem administra o portal.',
  resetSuperadmin: 'Só um superadmin envia nova senha a outro superadmin.',
  resetBlocked: 'Esta conta está bloqueada. Desbloqueie antes de enviar uma nova senha.',
  superadminSessions: 'Só um superadmin encerra as sessões de outro superadmin.',
} as const

type Somebody = { id: string; role: Role }
type Blockable = Somebody & { isBlocked: boolean }

/** Superadmins alone touch plans and roles; administrators end sessions, never a superadmin's. */
export function whatMay(actor: Actor, person: Blockable): PersonSummary['may'] {
  const reaches = isAdministrator(actor) && (person.role !== 'superadmin' || isSuperadmin(actor))
  return {
    change_plan: isSuperadmin(actor) && !isSelf(actor, person),
    change_role: isSuperadmin(actor) && !isSelf(actor, person),
    end_sessions: reaches,
    block: mayBlock(actor, person) && !person.isBlocked,
    unblock: mayBlock(actor, person) && person.isBlocked,
    send_reset: reaches && !person.isBlocked,
  }
}

/** A hand that slips must not lock its owner out; it takes two to change a superadmin. */
export function requireSomebodyElse(actor: Actor, person: Somebody) {
  if (isSelf(actor, person)) {
    throw new Forbidden('people.own-role', 'nobody changes their own role', peopleTexts.ownRole)
  }
}

export function requireOneSuperadminLeft(person: Somebody, role: Role, superadmins: number) {
  if (person.role === 'superadmin' && role !== 'superadmin' && superadmins <= 1) {
    throw new Conflict(
      'people.last-superadmin',
      'the last superadmin stays one',
      peopleTexts.lastSuperadmin,
    )
  }
}

/** Administrators block who uses the portal and the staff beside them; superadmins everybody else too. */
function mayBlock(actor: Actor, person: Somebody): boolean {
  const isRunning = person.role === 'admin' || person.role === 'superadmin'
  return isAdministrator(actor) && !isSelf(actor, person) && (!isRunning || isSuperadmin(actor))
}

export function requireMayBlock(actor: Actor, person: Somebody) {
  if (isSelf(actor, person)) {
    throw new Forbidden('people.own-block', 'nobody blocks themselves', peopleTexts.ownBlock)
  }
  if (!mayBlock(actor, person)) {
    throw new Forbidden(
      'people.block-administrator',
      'administrators are blocked by superadmins alone',
      peopleTexts.blockAdministrator,
    )
  }
}

export function requireMaySendReset(actor: Actor, person: Blockable) {
  if (person.isBlocked) {
    throw new Conflict('people.blocked', 'a blocked person', peopleTexts.resetBlocked)
  }
  if (!whatMay(actor, person).send_reset) {
    throw new Forbidden(
      'people.superadmin-reset',
      "a superadmin's password is out of an administrator's reach",
      peopleTexts.resetSuperadmin,
    )
  }
}

export function requireMayEndSessions(actor: Actor, person: Blockable) {
  if (!whatMay(actor, person).end_sessions) {
    throw new Forbidden(
      'people.superadmin-sessions',
      "a superadmin's sessions are out of an administrator's reach",
      peopleTexts.superadminSessions,
    )
  }
}

function isSelf(actor: Actor, person: Somebody) {
  return actor.kind === 'person' && actor.userId === person.id
}
