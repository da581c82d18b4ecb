import {
  type ActionTexts,
  always,
  became,
  type Details,
  fieldCount,
  listedFields,
  text,
  wordIn,
} from './action-texts.ts'

const PLANS: Record<string, string> = {
  clube: 'Clube',
  atalaia: 'Atalaia',
  macarico: 'Maçarico',
  espadarte: 'Espadarte',
  admin: 'Administrador',
  superadmin: 'Superadmin',
}
const ROLES: Record<string, string> = {
  user: 'Usuário',
  reporter: 'Repórter',
  moderator: 'Moderador',
  editor: 'Editor',
  admin: 'Administrador',
  superadmin: 'Superadmin',
}
const plan = (value: unknown) => wordIn(PLANS, value) ?? String(value)

function sessions({ ended }: Details): string {
  if (typeof ended !== 'number') return 'as sessões'
  return ended === 1 ? '1 sessão' : `${ended} sessões`
}

function ownProfile(details: Details): string {
  const { length } = listedFields(details)
  return length === 0
    ? 'alterou o próprio perfil'
    : `alterou o próprio perfil (${fieldCount(length)})`
}

/** Accounts and rights, and who takes the log away. */
export const ACCESS_ACTIONS = {
  'people.plan-changed': {
    name: 'Plano mudado',
    kind: 'person',
    did: (_, { of }) => `mudou o plano ${of}`,
    change: became('Plano', PLANS),
  },
  'people.role-changed': {
    name: 'Papel mudado',
    kind: 'person',
    did: (_, { of }) => `mudou o papel ${of}`,
    change: became('Papel', ROLES),
  },
  'people.blocked': {
    name: 'Pessoa bloqueada',
    kind: 'person',
    did: (details, { of }) =>
      details.content === 'hide'
        ? `bloqueou a conta ${of} e tirou do ar o que ela escreveu`
        : `bloqueou a conta ${of}`,
  },
  'people.unblocked': {
    name: 'Pessoa desbloqueada',
    kind: 'person',
    did: (_, { of }) => `desbloqueou a conta ${of}`,
  },
  'people.reset-sent': {
    name: 'Nova senha enviada',
    kind: 'person',
    did: (_, { of }) => `enviou o link de nova senha ${of}`,
  },
  'people.invited': {
    name: 'Convite para a equipe',
    kind: 'account',
    did: always('convidou alguém para a equipe do portal'),
  },
  'people.invitation-cancelled': {
    name: 'Convite cancelado',
    kind: 'account',
    did: always('cancelou um convite para a equipe do portal'),
  },
  'people.sessions-ended': {
    name: 'Sessões encerradas',
    kind: 'person',
    did: (details, { of }) => `encerrou ${sessions(details)} ${of}`,
  },
  'account.signed-up': {
    name: 'Conta criada',
    kind: 'account',
    // With Google it is the portal that writes the account down.
    did: (details, { of }) =>
      details.via === 'google'
        ? `criou a conta ${of}, que entrou com o Google`
        : text(details.plan)
          ? `criou a conta, plano ${plan(details.plan)}`
          : 'criou a conta',
  },
  'account.email-confirmed': {
    name: 'E-mail confirmado',
    kind: 'account',
    did: always('confirmou o e-mail'),
  },
  'account.email-change-requested': {
    name: 'Troca de e-mail pedida',
    kind: 'account',
    did: always('pediu para trocar o e-mail da conta'),
  },
  'account.email-changed': {
    name: 'E-mail trocado',
    kind: 'account',
    did: always('trocou o e-mail da conta'),
  },
  'account.email-change-stopped': {
    name: 'Troca de e-mail impedida',
    kind: 'account',
    did: ({ undone }) =>
      undone === true
        ? 'desfez a troca do e-mail pelo link do e-mail antigo'
        : 'impediu a troca do e-mail pelo link do e-mail antigo',
  },
  'account.deleted': {
    name: 'Conta apagada',
    kind: 'account',
    did: always('apagou a própria conta'),
  },
  'account.password-changed': {
    name: 'Senha trocada',
    kind: 'account',
    did: always('trocou a senha'),
  },
  'account.password-reset': {
    name: 'Senha recuperada',
    kind: 'account',
    did: always('criou uma nova senha pelo link do e-mail'),
  },
  'account.second-factor-enabled': {
    name: 'Duas etapas ativadas',
    kind: 'account',
    did: always('ativou a verificação em duas etapas'),
  },
  'account.second-factor-removed': {
    name: 'Duas etapas desativadas',
    kind: 'account',
    did: always('desativou a verificação em duas etapas'),
  },
  'account.exported': {
    name: 'Dados exportados',
    kind: 'account',
    did: always('consultou ou baixou os próprios dados'),
  },
  'profile.updated': { name: 'Perfil alterado', kind: 'account', did: ownProfile },
  'profile.completed': {
    name: 'Perfil completado',
    kind: 'account',
    did: always('completou o próprio perfil'),
  },
  'profile.whatsapp-confirmed': {
    name: 'WhatsApp confirmado',
    kind: 'account',
    did: always('confirmou o WhatsApp'),
  },
  'subscription.trial-started': {
    name: 'Teste iniciado',
    kind: 'account',
    did: (details) =>
      text(details.plan)
        ? `começou o teste do plano ${plan(details.plan)}`
        : 'começou o teste de um plano',
  },
  'audit.exported': {
    name: 'Auditoria exportada',
    kind: 'audit',
    did: always('baixou a planilha da auditoria'),
  },
} satisfies ActionTexts
