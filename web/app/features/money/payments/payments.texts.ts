import type { PlanOrderStatus } from '@portal/contract/money/payments/plan-order'
import type { PaidPlan } from '@portal/contract/shared/plans'

const names: Record<PaidPlan, string> = {
  atalaia: 'Atalaia',
  macarico: 'Maçarico',
  espadarte: 'Espadarte',
}
const cycles = { month: 'mensal', year: 'anual' } as const

const status: Record<PlanOrderStatus, string> = {
  awaiting_payment: 'Aguardando pagamento',
  scheduled: 'Agendada no seu banco',
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
  withdrawalUntil: (moment: string) =>
    `Você pode desistir até ${moment} e receber o dinheiro de volta, direto no painel.`,
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
    not_done: 'O banco não fez a devolução',
  },
  protocol: (number: string) => `Protocolo ${number}`,
  goesBack: {
    requested: (amount: string, to: string) => `Devolução de ${amount} a caminho ${to}.`,
    processing: (amount: string, to: string) => `Devolução de ${amount} a caminho ${to}.`,
    done: (amount: string) => `Devolvido: ${amount}.`,
    not_done: (amount: string) =>
      `Não deu para devolver ${amount}. Fale com a gente e diga o protocolo.`,
  },
  backTo: { pix: 'da conta que pagou', card: 'do cartão que pagou' },
  plan: {
    subscribe: 'Assinar o plano',
    renew: 'Renovar o plano',
    upgrade: (plan: string) => `Mudar para o ${plan}`,
    upgradeNow: {
      title: (plan: string) => `Subir para o ${plan} agora`,
      text: 'Vale assim que o pagamento chega. O que você já pagou entra como desconto.',
      period: (plan: string, from: string, to: string) => `${plan}, de ${from} a ${to}`,
      paid: 'Já pago',
      today: 'Agora, uma vez',
      action: (plan: string, amount: string) => `Mudar para o ${plan} por ${amount}`,
    },
    choose: 'Assinar um plano',
    pay: 'Continuar o pagamento',
    all: 'Ver compras e recibos',
  },
  list: {
    title: 'Compras de planos',
    loading: 'Carregando suas compras…',
    loadError: 'Não deu para carregar suas compras',
    year: (year: string, paid: string) => `Em ${year} você pagou ${paid}.`,
    owed: (open: string) => `Falta pagar ${open}.`,
    nothingOwed: 'Nada está em aberto.',
    guests:
      'Isto é o que você paga ao portal. O que seus clientes pagam vai direto para a sua conta.',
    empty: 'Nenhuma compra ainda',
    emptyText: 'Quando você assinar um plano, a compra e o recibo ficam aqui.',
    madeOn: (day: string) => `Pedido em ${day}`,
    paidOn: (day: string) => `Paga em ${day}`,
    holds: 'Vale',
    invoice: (number: string) => `Nota fiscal de serviço (NFS-e) nº ${number}`,
    pay: 'Pagar',
    canWithdraw: (moment: string) => `Você pode desistir até ${moment}.`,
  },
  renewal: {
    title: 'Renovação no cartão',
    active: (bought: string) =>
      `${bought}: renova sozinho no cartão. O próximo período é cobrado quando este terminar.`,
    ended: (bought: string) =>
      `${bought}: não renova mais. Vale até o fim do que está pago, e nada mais é cobrado no cartão.`,
    change: 'Trocar cartão',
    opening: 'Abrindo…',
    changeFailed: 'Não deu para abrir a página do cartão',
    cancel: 'Cancelar a renovação',
    cancelTitle: 'Cancelar a renovação no cartão?',
    cancelText:
      'Nada mais é cobrado. O plano continua até o fim do período pago e nada é apagado. Até lá você pode voltar atrás.',
    cancelConfirm: 'Cancelar a renovação',
    keep: 'Continuar renovando',
    canceled: 'Renovação cancelada',
    cancelFailed: 'Não deu para cancelar a renovação',
    resume: 'Voltar a renovar',
    resumed: 'O plano volta a renovar no cartão',
    resumeFailed: 'Não deu para voltar a renovar',
  },
  withdrawalReview: {
    in_review: (amount: string, on: string, by: string) =>
      `Você pediu para desistir em ${on}. Como este plano já teve uma desistência sua nos últimos 12 meses, uma pessoa da equipe confere antes de devolver ${amount}, e responde até ${by}, por e-mail. Até lá o plano continua e nada mais é cobrado.`,
    kept: (amount: string, reason: string) =>
      `A equipe conferiu sua desistência e não vai devolver ${amount}. Motivo: ${reason}`,
  },
  withdraw: {
    again: 'Pedir a devolução de novo',
    againTitle: 'Pedir a devolução de novo?',
    againText: (amount: string) =>
      `O banco não conseguiu devolver ${amount}. Pedimos de novo, com outro protocolo. Se não der certo outra vez, fale com a gente e diga os protocolos.`,
    action: 'Desistir da compra',
    title: (bought: string) => `Desistir da compra: ${bought}?`,
    /** All of it, or what is left after a part went back already. */
    whole: (amount: string) => `${amount}, tudo o que você pagou`,
    rest: (amount: string) => `${amount}, o que ainda não foi devolvido do que você pagou`,
    text: (what: string) =>
      `Devolvemos ${what}, para a conta ou o cartão de onde saiu. O plano desta compra termina agora. Nada é apagado: fotos e textos ficam guardados.`,
    upgradeText: (what: string) =>
      `Devolvemos ${what}, para a conta ou o cartão de onde saiu. O plano maior termina agora e o de antes continua até o fim do que está pago. Nada é apagado.`,
    confirm: 'Desistir e receber de volta',
    keep: 'Manter a compra',
    done: 'Desistência registrada',
    doneText: (protocol: string) =>
      `Guarde o protocolo ${protocol}. O dinheiro volta por onde veio.`,
    reviewText: (protocol: string) =>
      `Guarde o protocolo ${protocol}. Uma pessoa da equipe confere e responde por e-mail.`,
    failed: 'Não deu para registrar a desistência',
  },
} as const
