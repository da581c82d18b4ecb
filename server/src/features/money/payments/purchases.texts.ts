import type { PersonNames } from '../../../platform/database/person-rows.ts'

const PROVIDERS = { pix: 'Pix', stripe: 'Cartão' }

/** What a person reads of the money of their purchases. */
export const purchaseNames = {
  plan_payments: {
    title: 'Pagamentos de planos',
    columns: {
      id: 'Número do pagamento',
      provider: { name: 'Recebido por', values: PROVIDERS },
      provider_id: 'Número no banco ou na operadora',
      intent_id: 'Número do pagamento na operadora',
      order_id: 'Número da compra',
      charge_id: 'Código Pix pago',
      amount_cents: 'Valor (centavos)',
      decision: {
        name: 'O que foi feito dele',
        values: {
          granted: 'Abriu o período',
          review: 'Em análise',
          returned: 'Devolvido',
          'without-order': 'Sem compra',
        },
      },
      paid_at: 'Pago em',
      recorded_at: 'Registrado em',
    },
  },
  plan_refunds: {
    title: 'Devoluções de planos',
    columns: {
      id: 'Número da devolução',
      payment_id: 'Número do pagamento',
      provider_id: 'Número pedido ao banco ou à operadora',
      told_id: 'Número dado pelo banco ou pela operadora',
      amount_cents: 'Valor (centavos)',
      reason: {
        name: 'Motivo',
        values: {
          withdrawal: 'Desistência em 7 dias',
          excess: 'Pago a mais',
          'second-payment': 'Pago duas vezes',
          'late-payment': 'Pago tarde demais',
          'by-bank': 'Devolvido pelo banco ou pela operadora',
          'by-staff': 'Devolvido pela equipe',
          outside: 'Devolvido pela equipe por outro meio',
        },
      },
      status: {
        name: 'Situação',
        values: {
          requested: 'Pedida',
          processing: 'Em andamento',
          done: 'Feita',
          not_done: 'Não feita',
        },
      },
      protocol: 'Protocolo',
      note: 'Anotação da equipe',
      requested_by: 'Quem da equipe pediu',
      check_at: 'Próxima consulta',
      requested_at: 'Pedida em',
      updated_at: 'Alterada em',
    },
  },
  plan_withdrawals: {
    title: 'Desistências conferidas pela equipe',
    columns: {
      order_id: 'Número da compra',
      protocol: 'Protocolo',
      amount_cents: 'Valor (centavos)',
      requested_at: 'Pedida em',
      decision: {
        name: 'Resposta',
        values: { returned: 'Dinheiro devolvido', kept: 'Compra mantida' },
      },
      reason: 'Motivo da resposta',
      decided_by: 'Quem da equipe respondeu',
      decided_at: 'Respondida em',
    },
  },
  plan_grants: {
    title: 'Períodos de planos',
    columns: {
      id: 'Número do período',
      subscription_id: 'Código da assinatura',
      payment_id: 'Número do pagamento',
      plan_type: {
        name: 'Plano',
        values: { atalaia: 'Atalaia', macarico: 'Maçarico', espadarte: 'Espadarte' },
      },
      plan_version: 'Versão do plano combinada',
      reason: {
        name: 'Motivo',
        values: { renewal: 'Período', upgrade: 'Plano maior', adjustment: 'Ajuste' },
      },
      period_start: 'Começa em',
      period_end: 'Termina em',
      anchor_day: 'Dia do mês em que o plano renova',
      attempt: 'Quantas vezes este período foi comprado',
      granted_at: 'Aberto em',
      revoked_at: 'Encerrado porque o dinheiro voltou, em',
    },
  },
  plan_invoices: {
    title: 'Notas fiscais de planos',
    columns: {
      order_id: 'Número da compra',
      status: { name: 'Situação', values: { issued: 'Emitida', canceled: 'Cancelada' } },
      number: 'Número da nota',
      access_key: 'Chave de acesso',
      xml: 'XML da nota',
      note: 'Anotação da equipe',
      version: 'Versão',
      updated_at: 'Alterada em',
    },
  },
  plan_charges: {
    title: 'Códigos Pix de planos',
    columns: {
      id: 'Número do código',
      order_id: 'Número da compra',
      kind: {
        name: 'Tipo',
        values: { cob: 'Código para pagar', cobr: 'Cobrança do Pix Automático' },
      },
      txid: 'Número no banco',
      amount_cents: 'Valor (centavos)',
      status: {
        name: 'Situação',
        values: {
          intent_saved: 'A pedir ao banco',
          unknown: 'Sem resposta do banco',
          active: 'Pronto para pagar',
          settled: 'Pago',
          expired_local: 'Vencido',
          removed: 'Retirado',
        },
      },
      copy_and_paste: 'Pix copia e cola',
      due_on: 'Dia da cobrança',
      expires_at: 'Vale até',
      check_at: 'Próxima consulta',
      checks: 'Consultas feitas',
      created_at: 'Feito em',
      updated_at: 'Alterado em',
    },
  },
  plan_card_charges: {
    title: 'Cobranças no cartão salvo',
    columns: {
      order_id: 'Número da compra',
      renewal_id: 'Renovação automática',
      invoice_id: 'Número da fatura na operadora',
      status: {
        name: 'Situação',
        values: { open: 'Aberta', settled: 'Paga', refused: 'Recusada', removed: 'Retirada' },
      },
      check_at: 'Próxima consulta',
      created_at: 'Feita em',
      updated_at: 'Alterada em',
    },
  },
} satisfies PersonNames
