import {
  CONTRIBUTION_KIND_WORDS,
  CONTRIBUTION_STATUS_WORDS,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import type { PersonNames } from '../../../platform/database/person-rows.ts'

/** What a person reads of what they sent to "Você no Portal". */
export const names = {
  contributions: {
    title: 'Envios ao "Você no Portal"',
    columns: {
      id: 'Código do envio',
      user_id: 'Código da conta',
      kind: { name: 'Tipo', values: CONTRIBUTION_KIND_WORDS },
      title: 'Título',
      text: 'Texto',
      credit_name: 'Crédito',
      place_name: 'Lugar',
      sight_id: 'Código da praia ou atração',
      happened_on: 'Aconteceu em',
      email: 'E-mail para a resposta',
      is_private: 'Reclamação privada',
      status: { name: 'Situação', values: CONTRIBUTION_STATUS_WORDS },
      status_reason: 'Motivo da situação',
      answer: 'Resposta da equipe',
      answered_at: 'Respondido em',
      consent_version: 'Versão da autorização',
      consented_at: 'Autorizado em',
      slug: 'Endereço da página',
      version: 'Número da alteração',
      published_at: 'Publicado em',
      withdrawn_at: 'Retirado em',
      created_at: 'Enviado em',
      updated_at: 'Alterado em',
    },
  },
  contribution_likes: {
    title: 'Curtidas no "Você no Portal"',
    columns: {
      contribution_id: 'Código do envio',
      user_id: 'Código da conta',
      created_at: 'Curtido em',
    },
  },
} satisfies PersonNames
