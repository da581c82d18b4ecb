import type { PlanOrderStatus } from '@portal/contract/payments/plan-order'
import type { PaidPlan } from '@portal/contract/shared/plans'

const names: Record<PaidPlan, string> = {
  atalaia: 'Atalaia',
  macarico: 'Maçarico',
  espadarte: 'Espadarte',
}
const cycles = { month: 'mensal', year: 'anual' } as const

const status: Record<PlanOrderStatus, string> = {
  awaiting_payment: 'Aguardando pagamento',
  paid: 'Paga',
  partially_refunded: 'Devolvida em parte',
  refunded: 'Devolvida',
  expired: 'Venceu sem pagamento',
  canceled: 'Cancelada',
  review: 'Em conferência',
}

/** What several screens of a purchase say. */
export const paymentsTexts = {
  names,
  bought: (plan: PaidPlan, cycle: keyof typeof cycles) => `Plano ${names[plan]}, ${cycles[cycle]}`,
  cnpj: (number: string) => `CNPJ ${number}`,
  period: (from: string, to: string) => `de ${from} a ${to}`,
  loading: 'Carregando sua compra…',
  loadError: 'Não deu para abrir a compra',
  withdrawal: 'Você tem 7 dias para desistir e receber tudo de volta, direto no painel.',
  receipt: {
    get: 'Baixar recibo',
    getting: 'Baixando…',
    failed: 'Não deu para baixar o recibo',
  },
  missing: {
    title: 'Não achamos essa compra',
    text: 'O endereço está incompleto ou a compra é de outra conta. Suas compras estão no painel.',
    action: 'Ver minhas compras',
  },
  status,
  refunds: {
    requested: 'Devolução pedida',
    processing: 'Devolução em andamento',
    done: 'Dinheiro devolvido',
    not_done: 'A devolução não foi feita: fale com a gente e diga o protocolo',
  },
  protocol: (number: string) => `Protocolo ${number}`,
  plan: {
    subscribe: 'Assinar o plano',
    renew: 'Renovar o plano',
    upgrade: (plan: string) => `Mudar para o ${plan}`,
    choose: 'Assinar um plano',
    pay: 'Continuar o pagamento',
    all: 'Ver compras e recibos',
  },
  list: {
    title: 'Compras de planos',
    loading: 'Carregando suas compras…',
    loadError: 'Não deu para carregar suas compras',
    empty: 'Nenhuma compra ainda',
    emptyText: 'Quando você assinar um plano, a compra e o recibo ficam aqui.',
    madeOn: (day: string) => `Pedido em ${day}`,
    paidOn: (day: string) => `Paga em ${day}`,
    holds: 'Vale',
    pay: 'Pagar',
    canWithdraw: (moment: string) => `Você pode desistir até ${moment}.`,
  },
  withdraw: {
    action: 'Desistir da compra',
    title: (bought: string) => `Desistir da compra: ${bought}?`,
    text: (amount: string) =>
      `Devolvemos ${amount}, tudo o que você pagou, para a conta de onde saiu o Pix. O plano desta compra termina agora. Nada é apagado: fotos e textos ficam guardados.`,
    confirm: 'Desistir e receber de volta',
    keep: 'Manter a compra',
    done: 'Desistência registrada',
    doneText: (protocol: string) => `Guarde o protocolo ${protocol}. O dinheiro volta por Pix.`,
    failed: 'Não deu para registrar a desistência',
  },
} as const
