import {
  COVERAGE_KIND_WORDS,
  COVERAGE_STATUS_WORDS,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type { PersonNames } from '../../../platform/database/person-rows.ts'

/** What a person reads of the coverage they asked for. */
export const names = {
  coverage_requests: {
    title: 'Pedidos de cobertura',
    columns: {
      id: 'Código do pedido',
      user_id: 'Código da conta',
      event_name: 'Evento',
      event_on: 'Dia do evento',
      event_at: 'Hora do evento',
      place: 'Lugar',
      kinds: { name: 'Tipos de cobertura', values: COVERAGE_KIND_WORDS },
      audience: 'Público esperado',
      budget_min_cents: 'Orçamento de (centavos)',
      budget_max_cents: 'Orçamento até (centavos)',
      notes: 'Observações',
      contact_name: 'Contato',
      email: 'E-mail do contato',
      whatsapp: 'WhatsApp do contato',
      status: { name: 'Situação', values: COVERAGE_STATUS_WORDS },
      refusal_reason: 'Motivo da recusa',
      published_url: 'Publicação',
      due_on: 'Prazo da equipe',
      assignee_id: 'Código de quem cuida do pedido',
      has_news: 'Tem novidade para a equipe',
      version: 'Número da alteração',
      closed_at: 'Encerrado em',
      created_at: 'Enviado em',
      updated_at: 'Alterado em',
    },
  },
  coverage_history: {
    title: 'Andamento dos pedidos de cobertura',
    columns: {
      id: 'Código',
      request_id: 'Código do pedido',
      kind: {
        name: 'Tipo',
        values: {
          status: 'Mudança de situação',
          message: 'Mensagem',
          contact: 'Contato',
          note: 'Nota',
        },
      },
      author_kind: { name: 'De quem', values: { person: 'Quem pediu', team: 'Equipe' } },
      author_id: 'Código de quem escreveu',
      text: 'Texto',
      to_status: { name: 'Nova situação', values: COVERAGE_STATUS_WORDS },
      at: 'Quando',
    },
  },
} satisfies PersonNames
