import { CANCELLATION_WORDS } from '@portal/contract/lodging/lodging/lodging.texts'
import {
  STAY_END_WORDS,
  STAY_SOURCE_WORDS,
  STAY_STATUS_WORDS,
} from '@portal/contract/lodging/stays/stays.texts'
import type { PersonNames } from '../../../platform/database/person-rows.ts'

/** What a person reads of the stays they asked for. */
export const names = {
  stays: {
    title: 'Reservas que você pediu',
    columns: {
      id: 'Código da reserva',
      unit_id: 'Código do quarto',
      key: 'Código do envio',
      user_id: 'Código da conta',
      status: { name: 'Situação', values: STAY_STATUS_WORDS },
      version: 'Passo',
      during: 'Noites',
      adults: 'Adultos',
      children: 'Crianças',
      unit_name: 'Quarto',
      nights: 'Preço noite por noite',
      nights_cents: 'Noites (centavos)',
      cleaning_fee_cents: 'Limpeza (centavos)',
      total_cents: 'Total (centavos)',
      cancellation: {
        name: 'Regra de cancelamento',
        values: {
          flexivel: CANCELLATION_WORDS.flexivel.name,
          moderada: CANCELLATION_WORDS.moderada.name,
          rigida: CANCELLATION_WORDS.rigida.name,
        },
      },
      check_in: 'Hora do check-in',
      message: 'Sua mensagem',
      source: { name: 'Quem escreveu o pedido', values: STAY_SOURCE_WORDS },
      house_note: 'Nota da hospedagem',
      is_proved: 'Conta confirmada',
      address_mark: 'Marca do endereço de internet, para contar pedidos',
      requested_at: 'Pedida em',
      status_since: 'Nessa situação desde',
      respond_by: 'Resposta até',
      accepted_at: 'Aceita em',
      confirm_by: 'Confirmação até',
      confirmed_at: 'Confirmada em',
      ended_by: 'Quem encerrou',
      end_code: { name: 'Motivo do fim', values: STAY_END_WORDS },
      end_text: 'Explicação do fim',
      cancel_fee_cents: 'Custo do cancelamento (centavos)',
      contact_name: 'Seu nome',
      contact_phone: 'Seu telefone',
      contact_email: 'Seu e-mail',
      forgotten_at: 'Contato apagado em',
    },
  },
  stay_events: {
    title: 'O que você fez com reservas de uma hospedagem',
    columns: {
      stay_id: 'Código da reserva',
      version: 'Passo',
      status: { name: 'Situação', values: STAY_STATUS_WORDS },
      actor: 'Quem',
      user_id: 'Código da conta',
      created_at: 'Quando',
    },
  },
} as const satisfies PersonNames
