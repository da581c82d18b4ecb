import type { PersonNames } from '../../../platform/database/person-rows.ts'

/** What a reader of the newsletter reads about themselves. */
export const names = {
  newsletter: {
    title: 'Lista de novidades',
    columns: {
      id: 'Código da inscrição',
      email: 'E-mail',
      name: 'Nome',
      source: {
        name: 'Por onde entrou',
        values: { portal: 'Portal', clube_vantagens: 'Clube de vantagens' },
      },
      topics: 'Assuntos',
      is_active: 'Recebe',
      confirmed_at: 'E-mail confirmado em',
      left_at: 'Saiu em',
      created_at: 'Inscrição em',
    },
  },
  newsletter_requests: {
    title: 'Inscrições nas novidades a confirmar',
    columns: {
      email: 'E-mail',
      topics: 'Assuntos',
      origin: 'Formulário',
      text_version: 'Versão do texto',
      created_at: 'Pedida em',
      expires_at: 'Vale até',
      confirmed_at: 'Confirmada em',
    },
  },
  newsletter_consents: {
    title: 'Consentimentos das novidades',
    columns: {
      id: 'Código',
      subscriber_id: 'Código da inscrição',
      granted: 'Aceito',
      topics: 'Assuntos',
      text_version: 'Versão do texto',
      origin: 'Formulário',
      at: 'Quando',
    },
  },
  newsletter_deliveries: {
    title: 'Edições das novidades enviadas a você',
    columns: {
      id: 'Código do envio',
      issue_id: 'Código da edição',
      subscriber_id: 'Código da inscrição',
      state: {
        name: 'Situação',
        values: {
          pending: 'Na fila',
          sending: 'Em envio',
          sent: 'Enviada',
          failed: 'Não chegou',
          skipped: 'Não enviada',
          unknown: 'Sem notícia',
        },
      },
      attempts: 'Tentativas',
      claimed_at: 'Envio começado em',
      not_before: 'Não enviar antes de',
      settled_at: 'Encerrado em',
    },
  },
} satisfies PersonNames
