import type { TeamRole } from '@portal/contract/team/team'

const ROLE_TEXTS: Record<TeamRole, string> = {
  manager: 'gerente: edita o cadastro, responde avaliações e lê as mensagens',
  staff: 'equipe: lê as mensagens recebidas',
}

/** Every sentence of teams that a person reads from the server. */
export const teamTexts = {
  isOwner: 'Este é o e-mail do dono do negócio.',
  isMember: 'Esta pessoa já faz parte da equipe.',
  full: (most: number) =>
    `A equipe pode ter até ${most} pessoas, contando os convites. Tire alguém ou cancele um convite.`,
  mailboxFull:
    'Este e-mail já recebeu convites hoje. Peça à pessoa que olhe a caixa de entrada e o spam, ou convide de novo amanhã.',
  invalid: 'Este convite não vale mais. Peça um novo a quem convidou.',
  otherEmail:
    'Este convite foi enviado a outro e-mail. Entre com a conta desse e-mail para aceitar.',
  ownPlace: 'Você já é dono deste negócio.',
  invitation: {
    subject: (establishment: string) => `Convite para a equipe de ${establishment}`,
    lines: (establishment: string, role: TeamRole) => [
      `Você foi convidado para a equipe de ${establishment} no portal, como ${ROLE_TEXTS[role]}.`,
      'Entre com este e-mail, ou crie sua conta com ele, e aceite o convite. O link vale por 7 dias.',
      'Se você não conhece este negócio, ignore esta mensagem.',
    ],
    action: 'Ver o convite',
  },
} as const
