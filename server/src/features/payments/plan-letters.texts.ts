import { PLAN_NAMES } from '@portal/contract/plans/plan-changes'
import { moneyText } from '@portal/contract/plans/plan-rules'
import type { PaidPlan } from '@portal/contract/shared/plans'

export const PLAN_LETTERS = [
  'canceled',
  'taken-back',
  'next-chosen',
  'kept',
  'renewal-started',
  'renewal-ended',
  'charge-refused',
  'charge-failed',
] as const
export type PlanLetterKind = (typeof PLAN_LETTERS)[number]

type About = { plan: PaidPlan; day: string; amountCents: number | null }
type Words = { subject: string; lines: string[]; action: string }

const SEE = 'Ver meu plano'
const price = ({ amountCents }: About) =>
  amountCents === null ? 'o valor' : moneyText(amountCents)

/** Letters about what was decided about a plan, after the greeting. */
export const planLetterTexts: Record<PlanLetterKind, (about: About) => Words> = {
  canceled: ({ plan, day }) => ({
    subject: `Plano ${PLAN_NAMES[plan]} cancelado`,
    lines: [
      `Seu plano continua valendo até ${day}, que já está pago. Depois disso nada mais é cobrado.`,
      'Sua página fica no guia em versão básica e nada é apagado. Você pode voltar atrás até lá, na página do seu plano.',
    ],
    action: 'Voltar atrás',
  }),
  'taken-back': ({ plan, day }) => ({
    subject: `Seu Plano ${PLAN_NAMES[plan]} continua`,
    lines: [
      `Você voltou atrás no cancelamento. O plano está pago até ${day} e avisamos antes de ele acabar.`,
    ],
    action: SEE,
  }),
  'next-chosen': ({ plan, day }) => ({
    subject: `Mudança para o Plano ${PLAN_NAMES[plan]} em ${day}`,
    lines: [
      `Até ${day} vale o plano que você já pagou. O próximo período é do Plano ${PLAN_NAMES[plan]}.`,
      'O que passar do limite do plano novo fica em versão básica e nada é apagado. Você pode desfazer a mudança até lá.',
    ],
    action: SEE,
  }),
  kept: ({ plan, day }) => ({
    subject: `Seu Plano ${PLAN_NAMES[plan]} continua`,
    lines: [`Você desfez a mudança de plano. O período pago vai até ${day}.`],
    action: SEE,
  }),
  'renewal-started': (about) => ({
    subject: `Pix Automático ligado: Plano ${PLAN_NAMES[about.plan]}`,
    lines: [
      `Seu banco confirmou a autorização. A próxima cobrança é de ${price(about)}, em ${about.day}, e avisamos uma semana antes.`,
      'Você pode cancelar quando quiser, na página do seu plano ou no aplicativo do seu banco.',
    ],
    action: SEE,
  }),
  'renewal-ended': ({ plan, day }) => ({
    subject: `Seu Plano ${PLAN_NAMES[plan]} não renova sozinho`,
    lines: [
      `O Pix Automático não está autorizado. Seu plano continua valendo até ${day}, que já está pago, e avisamos antes de ele acabar.`,
    ],
    action: SEE,
  }),
  'charge-refused': (about) => ({
    subject: `A cobrança do Plano ${PLAN_NAMES[about.plan]} não passou`,
    lines: [
      `Seu banco não pagou ${price(about)} pelo Pix Automático. Tentamos de novo nos próximos dias, e seu plano continua valendo até ${about.day}.`,
      'Se preferir, pague agora com um código Pix: a cobrança automática deste período é cancelada e você não paga duas vezes.',
    ],
    action: 'Pagar com um código Pix',
  }),
  'charge-failed': (about) => ({
    subject: `Seu Plano ${PLAN_NAMES[about.plan]} não foi renovado`,
    lines: [
      `Seu banco não pagou ${price(about)} pelo Pix Automático, e ele foi desligado: nada mais é cobrado sozinho.`,
      `Seu plano vale até ${about.day}. Pague com um código Pix para continuar; sem isso a página fica em versão básica e nada é apagado.`,
    ],
    action: 'Pagar com um código Pix',
  }),
}
