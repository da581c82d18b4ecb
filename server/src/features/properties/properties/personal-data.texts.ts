import { LEAD_STAGE_WORDS } from '@portal/contract/properties/properties/properties.texts'
import type { PersonNames } from '../../../platform/database/person-rows.ts'

/** What a person reads of what they asked advertisers. */
export const names = {
  property_leads: {
    title: 'Contatos que você mandou sobre imóveis',
    columns: {
      id: 'Código do contato',
      idempotency_key: 'Código do envio',
      property_id: 'Código do imóvel',
      establishment_id: 'Código do anunciante',
      user_id: 'Código da conta',
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      message: 'Mensagem',
      consent: 'Texto com que você concordou',
      read_at: 'Lido em',
      stage: { name: 'Etapa', values: LEAD_STAGE_WORDS },
      created_at: 'Enviado em',
    },
  },
  property_alerts: {
    title: 'Buscas de imóveis de que você quer ser avisado',
    columns: {
      id: 'Código do aviso',
      user_id: 'Código da conta',
      email: 'E-mail',
      criteria: 'O que você procura',
      created_at: 'Pedido em',
      confirmed_at: 'Confirmado em',
      told_at: 'Último aviso em',
      seen_until: 'Imóveis olhados até',
    },
  },
  property_alert_tellings: {
    title: 'Imóveis de que você foi avisado',
    columns: {
      alert_id: 'Código do aviso',
      property_id: 'Código do imóvel',
      told_at: 'Avisado em',
    },
  },
  property_lead_notes: {
    title: 'Anotações que você fez sobre contatos de imóveis',
    columns: {
      id: 'Código da anotação',
      idempotency_key: 'Código do envio',
      lead_id: 'Código do contato',
      text: 'Anotação',
      written_by: 'Código da conta',
      created_at: 'Escrita em',
    },
  },
} satisfies PersonNames
