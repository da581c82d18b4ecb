import { PLAN_NAMES } from '@portal/contract/plans/plan-changes'
import type { PaidPlan } from '@portal/contract/shared/plans'

export const PLAN_EMAILS = [
  'canceled',
  'taken-back',
  'next-chosen',
  'next-chosen-by-pix',
  'kept',
] as const
export type PlanEmailKind = (typeof PLAN_EMAILS)[number]

type About = { plan: PaidPlan; day: string }
type Words = { subject: string; lines: string[]; action: string }

const SEE = 'Ver meu plano'

/** E-mails about what was decided about a plan, after the greeting. */
export const planEmailTexts: Record<PlanEmailKind, (about: About) => Words> = {
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
  'next-chosen-by-pix': ({ plan, day }) => ({
    subject: `Mudança para o Plano ${PLAN_NAMES[plan]} em ${day}`,
    lines: [
      `Até ${day} vale o plano que você já pagou. O próximo período é do Plano ${PLAN_NAMES[plan]}.`,
      'O Pix Automático foi desligado, porque ele só cobra o valor que você autorizou. Avisamos antes de o período acabar: você paga o plano novo e, se quiser, autoriza o Pix Automático de novo, no valor dele.',
      'O que passar do limite do plano novo fica em versão básica e nada é apagado. Você pode desfazer a mudança até lá.',
    ],
    action: SEE,
  }),
  kept: ({ plan, day }) => ({
    subject: `Seu Plano ${PLAN_NAMES[plan]} continua`,
    lines: [`Você desfez a mudança de plano. O período pago vai até ${day}.`],
    action: SEE,
  }),
}
