import type { PaymentMethod } from '@portal/contract/money/payments/plan-order'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import type { Reminder } from './payments.rules.ts'

const CYCLE_NAMES: Record<BillingCycle, string> = { month: 'mensal', year: 'anual' }

const anyOf = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** "Pix, Pix Automático ou cartão". */
export const methodsText = (methods: readonly PaymentMethod[]) =>
  anyOf.format(methods.map((method) => paymentsTexts.payBy[method]))

/** Where e-mails lead: the plan, what can be done about it, and the way to its purchases. */
export const PLAN_PAGE = '/dash-espadarte?aba=conta#compras'

/** Every sentence of payments that a person reads from the server. */
export const paymentsTexts = {
  termsChanged:
    'Os termos mudaram enquanto você lia. Recarregue a página, confira e aceite de novo.',
  keyUsed: 'Esta compra já foi feita com outro plano. Recarregue a página para começar de novo.',
  orderOver: 'A compra que você tinha começado já terminou. Confirme de novo para fazer outra.',
  priceChanged:
    'O valor mudou desde que você abriu a página. Confira o novo valor; nada foi cobrado.',
  barriers: {
    'plan-is-lower':
      'Seu plano atual é maior e já está pago. Escolha o plano menor para quando este período acabar.',
    'paid-far-ahead':
      'Seu próximo período já está pago. Você pode renovar quando ele estiver perto do fim.',
    'given-plan': 'Seu plano já inclui tudo isso, sem cobrança.',
  },
  product: (plan: PaidPlan) => `Plano ${PLAN_NAMES[plan]}`,
  cardNotOpen:
    'O cartão não está aberto para esta compra: ele paga períodos inteiros, ou o plano maior na mesma cobrança, mensal ou anual, em que já renova. Pague esta compra por Pix.',
  renewsAlready:
    'Seu plano já renova por Pix Automático. Para pagar agora, escolha Pix; para autorizar de novo, desligue o Pix Automático antes.',
  noPeriodRuns:
    'Não há um período pago em andamento. Recarregue a página para ver a situação do seu plano.',
  notSmaller: 'Para depois deste período só dá para escolher um plano menor que o atual.',
  renewsByCard:
    'No cartão, o plano menor fica com a mesma cobrança, mensal ou anual, do plano de agora. Escolha a mesma cobrança, ou cancele a renovação no cartão e escolha de novo.',
  checkedOften:
    'Já perguntamos ao banco muitas vezes. Espere alguns minutos: conferimos de novo sozinhos, e não é preciso pagar outra vez.',
  plansOffSale:
    'Os planos não estão à venda agora. O seu plano e as suas compras continuam valendo.',
  notOnSale: 'O pagamento ainda não está disponível. Tente novamente mais tarde.',
  tooLate:
    'O prazo de 7 dias para desistir terminou. Fale conosco se precisar de ajuda com esta compra.',
  dearerFirst:
    'Esta compra virou desconto na mudança para o plano maior. Desista primeiro da compra do plano maior e depois desta.',
  notPaid: 'O recibo fica disponível depois do pagamento.',
  codeMessage: (plan: PaidPlan, cycle: BillingCycle) =>
    `Plano ${PLAN_NAMES[plan]}, ${CYCLE_NAMES[cycle]}`,
  hintRefused: 'A mensagem não veio da operadora de cartões.',
  cardRenewal: {
    busy: 'A operadora de cartões não respondeu. Tente de novo em alguns minutos.',
    over: 'Esta renovação já terminou. Para continuar, assine o plano de novo.',
    anotherCycle:
      'O seu próximo período tem outra cobrança, mensal ou anual, e esta renovação no cartão não muda de uma para a outra. Quando o período de agora estiver perto do fim, assine de novo com o cartão.',
  },
  cardFailure: {
    subject: (plan: PaidPlan) => `O cartão não passou: Plano ${PLAN_NAMES[plan]}`,
    lines: (name: string) => [
      `Olá, ${name}!`,
      'A operadora tentou renovar o seu plano e o cartão foi recusado ou pede uma confirmação sua. Nada foi cobrado.',
      'Você tem 5 dias para trocar o cartão ou confirmar o pagamento sem perder nada; depois disso sua página fica em versão básica, sem apagar nada, até o pagamento.',
    ],
    action: 'Trocar o cartão',
  },
  methods: { pix: 'Pix', pix_automatic: 'Pix Automático', card: 'Cartão' },
  payBy: { pix: 'Pix', pix_automatic: 'Pix Automático', card: 'cartão' },
  reminder: {
    subject: (plan: PaidPlan, kind: Reminder, isTrial: boolean) => {
      const what = isTrial
        ? `Seu teste do Plano ${PLAN_NAMES[plan]}`
        : `Seu Plano ${PLAN_NAMES[plan]}`
      return kind === 'week-before' || kind === 'day-before'
        ? `${what} termina em breve`
        : `${what} terminou`
    },
    before: (end: string, methods: string) =>
      `Ele vale até ${end}. Pague por ${methods} para continuar sem pausa: o novo período começa quando este acabar.`,
    inGrace: (end: string, until: string, methods: string) =>
      `Ele valeu até ${end}. Pague até ${until}, por ${methods}, e nada muda na sua página; depois disso ela fica em versão básica, sem apagar nada, até o pagamento.`,
    basic: (end: string) =>
      `Ele valeu até ${end}. Seu cadastro continua no guia em versão básica e nada foi apagado: com o pagamento, tudo volta na hora.`,
    nextPlan: (plan: PaidPlan) =>
      `O próximo período é do Plano ${PLAN_NAMES[plan]}, como você escolheu.`,
    action: 'Pagar agora',
  },
  receipt: {
    subject: (plan: PaidPlan) => `Pagamento recebido: Plano ${PLAN_NAMES[plan]}`,
    lines: (name: string, plan: PaidPlan, amountCents: number, until: string) => [
      `Olá, ${name}!`,
      `Recebemos o pagamento de ${moneyText(amountCents)} pelo Plano ${PLAN_NAMES[plan]}. Ele vale até ${until}.`,
      'Se mudar de ideia, você pode desistir em até 7 dias, na página do seu plano: o valor volta para a conta ou o cartão que pagou.',
    ],
    action: 'Ver meu plano e o recibo',
    title: 'Recibo de pagamento',
    rows: {
      plan: 'Plano',
      period: 'Período',
      amount: 'Valor pago',
      paidAt: 'Pago em',
      method: 'Forma de pagamento',
      buyer: 'Comprador',
      document: 'CPF ou CNPJ',
      seller: 'Vendedor',
      order: 'Número da compra',
      providerId: { pix: 'Identificação do Pix', stripe: 'Número da fatura' },
    },
    plan: (plan: PaidPlan, cycle: BillingCycle) => `${PLAN_NAMES[plan]} (${CYCLE_NAMES[cycle]})`,
    period: (from: string, to: string) => `de ${from} a ${to}`,
    refunded: 'Este valor foi devolvido.',
    notInvoice: 'Este recibo não substitui a nota fiscal de serviço (NFS-e).',
  },
}
