import { createHmac } from 'node:crypto'
import type { Role } from '@portal/contract/people/accounts/people'
import type { InvitedRole, LinkRole } from '@portal/contract/people/accounts/staff-invitations'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { Conflict, Forbidden, Invalid } from '../../../platform/errors/domain-errors.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000
/** Of the first superadministrator: who asked for it sits at the machine. */
export const FIRST_LIFETIME_MS = 30 * 60 * 1000
/** Where the e-mail leads; the token follows the hash sign, so that no log ever holds it. */
const INVITATION_PATH = '/convite-portal'

const ROLE_TEXTS: Record<InvitedRole, string> = {
  reporter: 'repórter: escreve notícias, que um editor publica',
  moderator: 'moderador: decide o que as pessoas enviam ao portal',
  editor: 'editor: cuida de notícias, eventos, podcast, praias e roteiros',
  admin: 'administrador: cuida de todo o conteúdo do portal',
}

export const invitationTexts = {
  invalid: 'Este convite não vale mais. Peça um novo a quem convidou.',
  otherEmail:
    'Este convite foi enviado a outro e-mail. Entre com a conta desse e-mail para aceitar.',
  hasFirst: 'O portal já tem quem o administre. Outros recebem o papel na página Pessoas.',
  runsAlready: 'Esta pessoa já administra o portal. O papel dela se muda na página Pessoas.',
  mailboxFull:
    'Este e-mail já recebeu convites hoje. Peça à pessoa que olhe a caixa de entrada e o spam, ou convide de novo amanhã.',
  subject: 'Convite para a equipe do portal',
  lines: (role: InvitedRole) => [
    `Você foi convidado para a equipe do portal, como ${ROLE_TEXTS[role]}.`,
    'Entre com este e-mail, ou crie sua conta com ele, e aceite o convite. O link vale por 7 dias.',
    'Se você não esperava por isto, ignore esta mensagem.',
  ],
  action: 'Ver o convite',
} as const

export type Invitation<Role extends LinkRole = LinkRole> = {
  id: string
  tokenHash: Buffer
  email: string
  role: Role
  createdAt: Date
  expiresAt: Date
  acceptedAt: Date | null
}

/**
 * Derived with the portal's secret: neither the table nor the queue holds it, and an e-mail that is
 * sent twice carries the same link.
 */
export const invitationToken = (id: string, secret: string) =>
  createHmac('sha256', secret).update(`staff-invitation\0${id}`).digest('base64url')

export function newInvitation<Role extends LinkRole>(
  { id, email, role, now }: { id: string; email: string; role: Role; now: Date },
  secret: string,
  lifetimeMs = LIFETIME_MS,
): Invitation<Role> {
  const tokenHash = hashToken(invitationToken(id, secret))
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  return { id, tokenHash, email, role, createdAt: now, expiresAt, acceptedAt: null }
}

export const invitationAddress = (origin: string, token: string) =>
  `${origin}${INVITATION_PATH}#token=${token}`

export const invitationInvalid = () =>
  new Invalid(
    'staff-invitations.invalid',
    'the invitation is unknown, used or too old',
    [],
    invitationTexts.invalid,
  )

/** An invitation gives rights and never takes any. */
export function requireBelowAdministrator(role: Role | undefined) {
  if (role === 'admin' || role === 'superadmin') {
    throw new Conflict(
      'staff-invitations.administrator',
      'somebody who runs the portal',
      invitationTexts.runsAlready,
    )
  }
}

/** Whoever brings the link, it is for the person it was sent to. */
export function requireInvited({ email }: Pick<Invitation, 'email'>, person: { email: string }) {
  if (email === person.email) return
  throw new Forbidden(
    'staff-invitations.other-email',
    'sent to another e-mail',
    invitationTexts.otherEmail,
  )
}

/** Whoever comes second asks the first. */
export function requireNoSuperadmin(count: number) {
  if (count === 0) return
  throw new Conflict(
    'staff-invitations.has-first',
    'there is a superadmin already',
    invitationTexts.hasFirst,
  )
}

/** By somebody of the portal, and not the link of the first superadministrator. */
export const isInvited = (invitation: Invitation): invitation is Invitation<InvitedRole> =>
  invitation.role !== 'superadmin'

export const presentInvitation = (invitation: Invitation<InvitedRole>, now: Date) => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  created_at: invitation.createdAt,
  expires_at: invitation.expiresAt,
  is_expired: invitation.expiresAt <= now,
})
