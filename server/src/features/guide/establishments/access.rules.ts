import type {
  EstablishmentMay,
  MemberRole,
} from '@portal/contract/guide/establishments/own-establishment'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import { type Actor, isAdministrator } from '../../../platform/actor.ts'
import { Forbidden, NotFound } from '../../../platform/errors/domain-errors.ts'
import { mayOrAdministrates } from '../../../platform/team-roles.ts'
import type { Listing } from './listing.rules.ts'
import { admits, type Decision } from './status.rules.ts'

/** How somebody stands to a listing: one of its people, or nobody to it (null). */
export type Standing = MemberRole | null

/** As the table of the team's rights says. Administrators edit and decide, and read nobody's messages. */
export function whatMay(actor: Actor, role: Standing, { status }: Pick<Listing, 'status'>) {
  const edits = mayOrAdministrates(actor, role, 'listing.edit')
  return {
    edit: edits,
    submit: edits && admits('submit', status),
    archive: mayOrAdministrates(actor, role, 'business.give') && admits('archive', status),
    manage_team: mayOrAdministrates(actor, role, 'team.manage'),
    reply: roleMay(role, 'messages.answer'),
    read_messages: roleMay(role, 'messages.read'),
  } satisfies EstablishmentMay
}

/** To a stranger the listing does not exist; one of its people is told what their role lacks. */
export function requireRight(
  actor: Actor,
  role: Standing,
  listing: Listing,
  right: keyof EstablishmentMay,
) {
  if (role === null && !isAdministrator(actor)) throw new NotFound('establishment', listing.id)
  // Whether its status admits it is told apart, by the decision itself.
  if (!whatMay(actor, role, { status: ADMITS_ALL[right] ?? listing.status })[right]) {
    throw new Forbidden('establishment.forbidden', `${role ?? 'an administrator'} may not ${right}`)
  }
}

const ADMITS_ALL: Partial<Record<keyof EstablishmentMay, Listing['status']>> = {
  submit: 'draft',
  archive: 'draft',
} satisfies Partial<Record<Decision, Listing['status']>>
