import { moneyText } from '../../shared/plan-prices.ts'
import { PLAN_NAMES } from '../../shared/plan-rules.ts'
import { type ActionTexts, type Details, wordIn } from './action-texts.ts'

const money = ({ amount_cents: cents }: Details) =>
  typeof cents === 'number' ? moneyText(cents) : 'um valor'
const plan = (details: Details) => wordIn(PLAN_NAMES, details.plan) ?? 'um plano'

const SHEETS = {
  orders: 'as compras de planos',
  payments: 'os pagamentos de planos',
  ledger: 'o livro de pagamentos',
}

/** Plans bought, paid and given back. */
export const PAYMENT_ACTIONS = {
  'plan-order.placed': {
    name: 'Plano pedido',
    kind: 'plan-order',
    did: (details) => `pediu o Plano ${plan(details)} por ${money(details)}`,
  },
  'plan-order.canceled': {
    name: 'Compra de plano cancelada',
    kind: 'plan-order',
    did: (_, { the }) => `cancelou ${the}`,
  },
  'plan-order.card-refused': {
    name: 'Cartão recusado no plano maior',
    kind: 'plan-order',
    did: (_, { of }) => `teve o cartão recusado no pagamento ${of}`,
  },
  'plan-order.withdrawn': {
    name: 'Desistência em 7 dias',
    kind: 'plan-order',
    did: (_, { of }) => `desistiu ${of}`,
  },
  'plan-order.withdrawal-returned': {
    name: 'Desistência aceita pela equipe',
    kind: 'plan-order',
    did: (_, { of }) => `aceitou a desistência ${of}`,
  },
  'plan-order.withdrawal-kept': {
    name: 'Desistência recusada pela equipe',
    kind: 'plan-order',
    did: (_, { of }) => `recusou a desistência ${of}`,
  },
  'plan-renewal.canceled': {
    name: 'Renovação cancelada',
    kind: 'plan-order',
    did: (_, { of }) => `cancelou a renovação automática ${of}`,
  },
  'plan-renewal.resumed': {
    name: 'Renovação retomada',
    kind: 'plan-order',
    did: (_, { of }) => `voltou a renovar automaticamente o plano ${of}`,
  },
  'plan-payment.granted': {
    name: 'Pagamento recebido',
    kind: 'plan-order',
    did: (details, { of }) => `recebeu ${money(details)} ${of} e abriu o Plano ${plan(details)}`,
  },
  'plan-payment.review': {
    name: 'Pagamento a conferir',
    kind: 'plan-order',
    did: (details, { of }) => `recebeu ${money(details)} ${of}, que não bate com o pedido`,
  },
  'plan-payment.returned': {
    name: 'Pagamento a devolver',
    kind: 'plan-order',
    did: (details, { of }) => `recebeu ${money(details)} ${of} e mandou devolver`,
  },
  'plan-payment.without-order': {
    name: 'Pix sem pedido',
    kind: 'plan-order',
    did: (details) => `recebeu um Pix de ${money(details)} que ninguém pediu`,
  },
  'plan-refund.done': {
    name: 'Devolução feita',
    kind: 'plan-order',
    did: (details, { of }) => `devolveu ${money(details)} ${of}`,
  },
  'plan-refund.not-done': {
    name: 'Devolução que falhou',
    kind: 'plan-order',
    did: (details, { of }) => `não conseguiu devolver ${money(details)} ${of}`,
  },
  'plan.canceled': {
    name: 'Plano cancelado pela pessoa',
    kind: 'person',
    did: (_, { of }) => `cancelou o plano ${of} no fim do período pago`,
  },
  'plan.cancellation-taken-back': {
    name: 'Cancelamento desfeito',
    kind: 'person',
    did: (_, { of }) => `voltou atrás e manteve o plano ${of}`,
  },
  'plan.next-chosen': {
    name: 'Plano do próximo período',
    kind: 'person',
    did: (details, { of }) => `escolheu o Plano ${plan(details)} para o próximo período ${of}`,
  },
  'plan.kept': {
    name: 'Troca de plano desfeita',
    kind: 'person',
    did: (_, { of }) => `manteve o plano ${of} também no próximo período`,
  },
  'plan-refund.asked': {
    name: 'Devolução pedida pela equipe',
    kind: 'plan-order',
    did: (details, { of }) => `mandou devolver ${money(details)} ${of}`,
  },
  'plan-payment.decided-granted': {
    name: 'Pagamento conferido: período aberto',
    kind: 'plan-order',
    did: (details, { of }) => `conferiu ${money(details)} ${of} e abriu o período`,
  },
  'plan-payment.decided-returned': {
    name: 'Pagamento conferido: devolver',
    kind: 'plan-order',
    did: (details, { of }) => `conferiu ${money(details)} ${of} e mandou devolver`,
  },
  'plan-payment.returned-outside': {
    name: 'Pagamento devolvido por fora',
    kind: 'plan-order',
    did: (details, { of }) => `registrou que ${money(details)} ${of} foi devolvido por fora`,
  },
  'plan-invoice.saved': {
    name: 'NFS-e guardada',
    kind: 'plan-order',
    did: ({ number }, { of }) => `guardou a NFS-e ${String(number ?? '')} ${of}`,
  },
  'plan-order.document-shown': {
    name: 'CPF ou CNPJ de uma compra visto',
    kind: 'plan-order',
    did: (_, { of }) => `viu o CPF ou CNPJ inteiro ${of}`,
  },
  'plan-money.checked': {
    name: 'Conferência com o banco pedida',
    kind: 'plan-order',
    did: () => 'pediu para conferir os pagamentos com o banco',
  },
  'plan-money.exported': {
    name: 'Dinheiro exportado',
    kind: 'plan-order',
    did: ({ sheet }) => `baixou ${wordIn(SHEETS, sheet) ?? 'dados'} em CSV`,
  },
  'plan.given': {
    name: 'Plano dado pela equipe',
    kind: 'person',
    did: (details, { the }) => `deu o Plano ${plan(details)} a ${the}`,
  },
  'plan.taken-back': {
    name: 'Plano dado encerrado',
    kind: 'person',
    did: (details, { the }) => `encerrou o Plano ${plan(details)} dado a ${the}`,
  },
} satisfies ActionTexts
