import type { PersonSummary, Role } from '@portal/contract/accounts/people'
import { type Actor, isAdministrator, isSuperadmin } from '../../platform/actor.ts'
import { Conflict, Forbidden } from '../../platform/errors/domain-errors.ts'

const peopleTexts = {
  ownRole: 'Você não pode mudar o próprio papel. Peça a outro superadmin.',
  lastSuperadmin:
    'O portal precisa de pelo menos um superadmin. Dê este papel a outra pessoa antes.',
  superadminSessions: 'Só um superadmin encerra as sessões de outro superadmin.',
} as const

type Somebody = { id: string; role: Role }

/** Superadmins alone touch plans and roles; administrators end sessions, never a superadmin's. */
export function whatMay(actor: Actor, person: Somebody): PersonSummary['may'] {
  return {
    change_plan: isSuperadmin(actor),
    change_role: isSuperadmin(actor) && !isSelf(actor, person),
    end_sessions: isAdministrator(actor) && (person.role !== 'superadmin' || isSuperadmin(actor)),
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

export function requireMayEndSessions(actor: Actor, person: Somebody) {
  if (!whatMay(actor, person).end_sessions) {
    throw new Forbidden(
      'people.superadmin-sessions',
      "a superadmin's sessions are out of an administrator's reach",
      peopleTexts.superadminSessions,
    )
  }
}

/** Every word must occur somewhere; the signs LIKE reads as wildcards stand for themselves. */
export function searchPatterns(search: string | undefined): string[] {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '')
  return [...new Set(words)].map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}

function isSelf(actor: Actor, person: Somebody) {
  return actor.kind === 'person' && actor.userId === person.id
}
