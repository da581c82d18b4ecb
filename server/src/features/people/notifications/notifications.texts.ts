import {
  CHANNEL_WORDS,
  KIND_NAMES,
  NOTIFICATION_KINDS,
  RINGING_WORDS,
} from '@portal/contract/people/notifications/kinds'
import type { PersonNames } from '../../../platform/database/person-rows.ts'

/** Before its clock ends. */
export const lastTitle = (title: string) => `Quase no fim: ${title}`

export const emailTexts = {
  action: 'Abrir no portal',
  footer:
    'Você recebeu este aviso porque tem uma conta no portal. Em Avisos, na sua conta, você escolhe o que chega por e-mail.',
}

export const testTexts = {
  title: 'Aviso de teste',
  body: 'Chegou: este aparelho recebe os seus avisos.',
}

export const escalationTexts = {
  somebody: 'Deixe pelo menos uma pessoa avisada na hora.',
}

export const deviceTexts = {
  unknownService: 'Este navegador usa um serviço de avisos que não conhecemos.',
  off: 'Os avisos no aparelho estão desligados neste portal.',
}

const kinds = Object.fromEntries(KIND_NAMES.map((name) => [name, NOTIFICATION_KINDS[name].label]))

/** What a person reads of what they were told. */
export const names = {
  notifications: {
    title: 'Avisos que você recebeu',
    columns: {
      id: 'Código do aviso',
      user_id: 'Código da conta',
      establishment_id: 'Código do negócio',
      kind: { name: 'Assunto', values: kinds },
      topic: 'Código do que trata',
      round: 'Vezes avisado',
      title: 'Título',
      body: 'Texto',
      path: 'Página',
      is_open: 'Negócio aberto nessa hora',
      created_at: 'Avisado em',
      expires_at: 'Vale até',
      read_at: 'Lido em',
      settled_at: 'Resolvido em',
    },
  },
  notification_deliveries: {
    title: 'Por onde cada aviso foi enviado',
    columns: {
      id: 'Código do envio',
      notification_id: 'Código do aviso',
      round: 'Vez',
      channel: { name: 'Canal', values: CHANNEL_WORDS },
      subscription_id: 'Código do aparelho',
      state: {
        name: 'Situação',
        values: {
          waiting: 'À espera',
          sending: 'Sendo enviado',
          sent: 'Enviado',
          failed: 'Não enviado',
          unknown: 'Sem resposta de quem entrega',
          needless: 'Já não era preciso',
          expired: 'Passou da hora',
        },
      },
      tries: 'Tentativas',
      due_at: 'Marcado para',
      changed_at: 'Alterado em',
    },
  },
  notification_preferences: {
    title: 'Escolhas de avisos',
    columns: {
      user_id: 'Código da conta',
      kind: { name: 'Assunto', values: kinds },
      channel: { name: 'Canal', values: CHANNEL_WORDS },
      is_on: 'Ligado',
    },
  },
  notification_quiet_hours: {
    title: 'Horas de silêncio',
    columns: {
      user_id: 'Código da conta',
      quiet_from: 'Começa (minutos do dia)',
      quiet_until: 'Termina (minutos do dia)',
      ringing: { name: 'O que toca', values: RINGING_WORDS },
      daily_limit: 'Avisos sem prazo por dia',
    },
  },
  notification_quiet_nights: {
    title: 'Noites com outro silêncio',
    columns: {
      user_id: 'Código da conta',
      weekday: 'Dia da semana (0 é domingo)',
      quiet_from: 'Começa (minutos do dia)',
      quiet_until: 'Termina (minutos do dia)',
    },
  },
  team_escalation_later: {
    title: 'Negócios em que você é avisado só no primeiro degrau',
    columns: {
      establishment_id: 'Código do negócio',
      user_id: 'Código da conta',
    },
  },
  push_subscriptions: {
    title: 'Aparelhos que recebem avisos',
    columns: {
      id: 'Código do aparelho',
      user_id: 'Código da conta',
      session_id: 'Código do acesso',
      created_at: 'Ligado em',
      seen_at: 'Visto em',
    },
  },
} satisfies PersonNames
