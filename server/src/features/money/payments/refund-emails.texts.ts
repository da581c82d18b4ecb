import { moneyText } from '@portal/contract/shared/plan-prices'
import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import { dayText, momentText } from '../../../platform/moment-text.ts'
import type { RefundReason } from './payments.rules.ts'
import type { Order } from './plan-orders.store.ts'
import type { Provider } from './plan-payments.store.ts'
import type { Refund } from './plan-refunds.store.ts'
import type { Withdrawal } from './plan-withdrawals.store.ts'

export const REFUND_EMAILS = ['asked', 'done', 'not_done'] as const

type About = Pick<Refund, 'reason' | 'amountCents' | 'protocol' | 'requestedAt'> & {
  order: Pick<Order, 'plan' | 'cycle' | 'renewalId' | 'termsVersion'>
  provider: Provider
  /** What was bought with it does not hold any more. */
  hasEnded: boolean
  /** The person can ask for it once more by themselves. */
  mayAskAgain: boolean
}
type Words = { subject: string; lines: string[]; action: string }

const SEE = 'Ver minhas compras'
const CYCLES = { month: 'mensal', year: 'anual' } as const
const BACK_TO: Record<Provider, string> = {
  pix: 'a conta de onde saiu o Pix',
  stripe: 'o cartão que pagou',
}
const WHO: Record<Provider, string> = { pix: 'O banco', stripe: 'A operadora do cartão' }

const planText = ({ order }: About) => `Plano ${PLAN_NAMES[order.plan]}`
const amount = ({ amountCents }: About) => moneyText(amountCents)
const protocol = (about: About) => `Protocolo: ${about.protocol}`

/** Why money goes back that nobody asked for, and what the person did where they asked. */
const REASONS: Record<RefundReason, (about: About) => string> = {
  withdrawal: () => 'Motivo: você desistiu da compra.',
  excess: () => 'Motivo: o valor pago foi maior que o do pedido. Esta é a diferença.',
  'second-payment': () =>
    'Motivo: este pedido já estava pago. Este foi um pagamento a mais, que volta inteiro.',
  'late-payment': ({ order }) =>
    order.renewalId
      ? 'Motivo: a cobrança foi feita depois que a renovação automática tinha terminado.'
      : 'Motivo: o pagamento chegou depois que o pedido tinha terminado, e a compra não podia mais ser feita do mesmo jeito.',
  'by-staff': () =>
    'Motivo: a equipe do portal conferiu este pagamento e decidiu devolver o valor.',
  'by-bank': ({ provider }) =>
    provider === 'pix'
      ? 'Motivo: o banco devolveu este valor diretamente, sem um pedido feito no portal.'
      : 'Motivo: este valor foi devolvido diretamente na operadora do cartão, sem um pedido feito no portal.',
  outside: () =>
    'Motivo: o prazo do banco para devolver este pagamento já tinha passado. A equipe do portal devolveu o valor de outra forma, como uma transferência.',
}

/** When somebody finds it again: a Pix at once, a card on one of its next bills. */
function whenSeen({ provider, reason }: About): string {
  if (reason === 'outside') {
    return 'Se o dinheiro não chegou até você, fale com a gente pelo contato no rodapé do portal e diga o protocolo.'
  }
  if (provider === 'pix') {
    return `Ele voltou para ${BACK_TO.pix}. Costuma aparecer no extrato na hora, como devolução de Pix.`
  }
  return reason === 'by-bank'
    ? 'O banco que emitiu o cartão informa quando o crédito aparece na fatura.'
    : `Ele volta para ${BACK_TO.stripe}. O crédito costuma aparecer em 5 a 10 dias úteis, nesta fatura ou na próxima, conforme o dia em que ela fecha.`
}

/** CDC art. 49: what somebody keeps as the proof that they withdrew. */
const withdrawn = (about: About): Words => ({
  subject: `Desistência registrada: ${planText(about)}`,
  lines: [
    `Registramos em ${momentText(about.requestedAt)} o seu pedido para desistir da compra. Guarde este e-mail.`,
    protocol(about),
    `Compra: ${planText(about)}, ${CYCLES[about.order.cycle]}, feita com a versão ${about.order.termsVersion} dos termos de uso.`,
    `Valor: ${amount(about)}, que volta para ${BACK_TO[about.provider]}. Escrevemos de novo quando a devolução for feita.`,
    'Com a devolução, o período desta compra deixa de valer. Nada é apagado: fotos e textos ficam guardados.',
  ],
  action: SEE,
})

const returned = (about: About): Words => ({
  subject: `Vamos devolver ${amount(about)}: ${planText(about)}`,
  lines: [
    `Vamos devolver ${amount(about)} de um pagamento do ${planText(about)}. O valor volta para ${BACK_TO[about.provider]}.`,
    REASONS[about.reason](about),
    protocol(about),
    'Você não precisa fazer nada: escrevemos de novo quando a devolução for feita.',
  ],
  action: SEE,
})

/** E-mails about money that goes back, after the greeting. */
export const refundEmailTexts: Record<(typeof REFUND_EMAILS)[number], (about: About) => Words> = {
  asked: (about) => (about.reason === 'withdrawal' ? withdrawn(about) : returned(about)),
  done: (about) => ({
    subject: `O dinheiro foi devolvido: ${amount(about)}`,
    lines: [
      `O dinheiro foi devolvido: ${amount(about)} de um pagamento do ${planText(about)}.`,
      whenSeen(about),
      REASONS[about.reason](about),
      protocol(about),
      ...(about.hasEnded ? ['O período desta compra não vale mais. Nada foi apagado.'] : []),
    ],
    action: SEE,
  }),
  not_done: (about) => ({
    subject: `A devolução não foi feita: ${planText(about)}`,
    lines: [
      `${WHO[about.provider]} não conseguiu devolver ${amount(about)} de um pagamento do ${planText(about)}.`,
      REASONS[about.reason](about),
      about.mayAskAgain
        ? 'O que fazer agora: na página do seu plano, toque em “Pedir a devolução de novo”. Isso vale também depois dos 7 dias.'
        : 'O que fazer agora: fale com a gente pelo contato no rodapé do portal e diga o protocolo. Combinamos com você como devolver.',
      protocol(about),
    ],
    action: about.mayAskAgain ? 'Pedir a devolução de novo' : SEE,
  }),
}

export const WITHDRAWAL_EMAILS = ['asked', 'to-decide', 'kept'] as const
type Asked = Withdrawal & { order: Pick<Order, 'plan' | 'termsVersion'>; answerBy: Date }

/** E-mails about a withdrawal that a person looks at, after the greeting. */
export const withdrawalEmailTexts: Record<
  (typeof WITHDRAWAL_EMAILS)[number],
  (about: Asked) => Words
> = {
  asked: ({ order, amountCents, protocol: number, requestedAt, answerBy }) => ({
    subject: `Desistência registrada: Plano ${PLAN_NAMES[order.plan]}`,
    lines: [
      `Registramos em ${momentText(requestedAt)} o seu pedido para desistir da compra do Plano ${PLAN_NAMES[order.plan]}, feita com a versão ${order.termsVersion} dos termos de uso. Guarde este e-mail.`,
      `Protocolo: ${number}`,
      `Valor: ${moneyText(amountCents)}.`,
      `Este plano já teve uma desistência sua nos últimos 12 meses. Por isso uma pessoa da equipe confere o pedido antes de o dinheiro voltar, e responde até ${dayText(answerBy)}, por e-mail.`,
      'Seu direito de desistir em 7 dias conta deste pedido: você não precisa pedir de novo. Até a resposta o plano continua, e nada mais é cobrado.',
    ],
    action: SEE,
  }),
  'to-decide': ({ order, amountCents, protocol: number, answerBy }) => ({
    subject: `Desistência para conferir: Plano ${PLAN_NAMES[order.plan]}`,
    lines: [
      `Alguém desistiu do Plano ${PLAN_NAMES[order.plan]} pela segunda vez em 12 meses: ${moneyText(amountCents)}. Confira e responda até ${dayText(answerBy)}.`,
      `Protocolo: ${number}`,
    ],
    action: 'Abrir a compra',
  }),
  kept: ({ order, amountCents, protocol: number, reason }) => ({
    subject: `Resposta sobre a sua desistência: Plano ${PLAN_NAMES[order.plan]}`,
    lines: [
      `Conferimos o seu pedido para desistir da compra do Plano ${PLAN_NAMES[order.plan]} e não vamos devolver ${moneyText(amountCents)}.`,
      `Motivo: ${reason}`,
      `Protocolo: ${number}`,
      'O plano vale até o fim do período pago e não renova sozinho. Se você não concorda, fale com a gente pelo contato no rodapé do portal e diga o protocolo.',
    ],
    action: SEE,
  }),
}
