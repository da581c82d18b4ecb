import { type ActionTexts, always, type Details, quoted, text } from './action-texts.ts'
import { CITY_ACTIONS } from './city-actions.texts.ts'
import { EVENT_ACTIONS } from './event-actions.texts.ts'
import { GUIDE_ACTIONS } from './guide-actions.texts.ts'
import { NEWS_ACTIONS } from './news-actions.texts.ts'
import { PARTICIPATION_ACTIONS } from './participation-actions.texts.ts'
import { PODCAST_ACTIONS } from './podcast-actions.texts.ts'
import { PORTAL_ACTIONS } from './portal-actions.texts.ts'
import { SEARCH_ACTIONS } from './search-actions.texts.ts'

const PLANS: Record<string, string> = {
  clube: 'Clube',
  atalaia: 'Atalaia',
  macarico: 'Maçarico',
  espadarte: 'Espadarte',
  user: 'Usuário',
  admin: 'Administrador',
  superadmin: 'Superadmin',
}
const plan = (value: unknown) => PLANS[String(value)] ?? String(value)
const count = (value: unknown) => (typeof value === 'number' ? value : null)

/** " de Clube para Espadarte", as far as the record tells. */
function fromTo({ from, to }: Details): string {
  const before = text(from) ? ` de ${plan(from)}` : ''
  return text(to) ? `${before} para ${plan(to)}` : before
}

function howMany({ changed }: Details): string {
  if (!Array.isArray(changed) || changed.length === 0) return ''
  return changed.length === 1 ? ' (1 campo)' : ` (${changed.length} campos)`
}

function ended({ ended: sessions }: Details): string {
  const number = count(sessions)
  if (number === null) return 'encerrou as sessões de uma pessoa'
  return number === 1
    ? 'encerrou 1 sessão de uma pessoa'
    : `encerrou ${number} sessões de uma pessoa`
}

/**
 * Everything the audit log records, with its words. An action is added in one of these files; one that
 * is no longer recorded stays: the log keeps its rows for ever.
 */
export const AUDIT_ACTIONS = {
  ...CITY_ACTIONS,
  ...GUIDE_ACTIONS,
  ...PORTAL_ACTIONS,
  ...NEWS_ACTIONS,
  ...EVENT_ACTIONS,
  ...PARTICIPATION_ACTIONS,
  ...PODCAST_ACTIONS,
  ...SEARCH_ACTIONS,
  'settings.updated': {
    name: 'Configurações alteradas',
    did: (details) => `alterou as configurações do portal${howMany(details)}`,
  },
  'tabbar.created': {
    name: 'Item da barra criado',
    did: ({ label, key }) => `criou o item${quoted(label ?? key)} da barra inferior`,
  },
  'tabbar.updated': {
    name: 'Item da barra alterado',
    did: ({ label, key }) => `alterou o item${quoted(label ?? key)} da barra inferior`,
  },
  'tabbar.removed': {
    name: 'Item da barra apagado',
    did: ({ label, key }) => `apagou o item${quoted(label ?? key)} da barra inferior`,
  },
  'tabbar.reordered': {
    name: 'Barra reordenada',
    did: always('mudou a ordem da barra inferior'),
  },
  'people.plan-changed': {
    name: 'Plano mudado',
    did: (details) => `mudou o plano de uma pessoa${fromTo(details)}`,
  },
  'people.role-changed': {
    name: 'Papel mudado',
    did: (details) => `mudou o papel de uma pessoa${fromTo(details)}`,
  },
  'people.sessions-ended': { name: 'Sessões encerradas', did: ended },
  'account.signed-up': {
    name: 'Conta criada',
    did: (details) =>
      details.via === 'google'
        ? 'criou a conta com o Google'
        : text(details.plan)
          ? `criou a conta, plano ${plan(details.plan)}`
          : 'criou a conta',
  },
  'base-map.installed': { name: 'Mapa de ruas instalado', did: always('instalou um mapa de ruas') },
  'base-map.schematic': {
    name: 'Mapa esquemático em uso',
    did: always('voltou ao mapa esquemático'),
  },
  'account.email-confirmed': { name: 'E-mail confirmado', did: always('confirmou o e-mail') },
  'account.email-change-requested': {
    name: 'Troca de e-mail pedida',
    did: always('pediu para trocar o e-mail da conta'),
  },
  'account.email-changed': { name: 'E-mail trocado', did: always('trocou o e-mail da conta') },
  'account.email-change-stopped': {
    name: 'Troca de e-mail impedida',
    did: ({ undone }) =>
      undone === true
        ? 'desfez a troca do e-mail pelo link do e-mail antigo'
        : 'impediu a troca do e-mail pelo link do e-mail antigo',
  },
  'account.deleted': { name: 'Conta apagada', did: always('apagou a própria conta') },
  'account.password-changed': { name: 'Senha trocada', did: always('trocou a senha') },
  'account.password-reset': {
    name: 'Senha recuperada',
    did: always('criou uma nova senha pelo link do e-mail'),
  },
  'account.second-factor-enabled': {
    name: 'Duas etapas ativadas',
    did: always('ativou a verificação em duas etapas'),
  },
  'account.second-factor-removed': {
    name: 'Duas etapas desativadas',
    did: always('desativou a verificação em duas etapas'),
  },
  'account.exported': {
    name: 'Dados exportados',
    did: always('consultou ou baixou os próprios dados'),
  },
  'profile.updated': {
    name: 'Perfil alterado',
    did: (details) => `alterou o próprio perfil${howMany(details)}`,
  },
  'profile.completed': { name: 'Perfil completado', did: always('completou o próprio perfil') },
  'profile.whatsapp-confirmed': {
    name: 'WhatsApp confirmado',
    did: always('confirmou o WhatsApp'),
  },
  'subscription.trial-started': {
    name: 'Teste iniciado',
    did: (details) =>
      text(details.plan)
        ? `começou o teste do plano ${plan(details.plan)}`
        : 'começou o teste de um plano',
  },
} satisfies ActionTexts

export type AuditAction = keyof typeof AUDIT_ACTIONS
