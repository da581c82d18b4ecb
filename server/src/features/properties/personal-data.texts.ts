import type { PersonNames } from '../../platform/database/person-rows.ts'

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
      created_at: 'Enviado em',
    },
  },
} satisfies PersonNames
