import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import type { PaidPlan } from '@portal/contract/shared/plans'

export const PLAN_EMAILS = [
  'canceled',
  'taken-back',
  'next-chosen',
  'next-chosen-by-pix',
  'kept',
] as const
export type PlanEmailKind = (typeof PLAN_EMAILS)[number]

type Held = { plan: PaidPlan; day: string }
type About = Held & { following: readonly Held[] }
type Words = { subject: string; lines: string[]; action: string }

const SEE = 'Ver meu plano'

/** "Plano Espadarte até 5 de março de 2027 e Plano Atalaia até 4 de abril de 2027". */
const oneAfterTheOther = ({ following, ...held }: About) =>
  inARow.format([held, ...following].map(({ plan, day }) => `Plano ${PLAN_NAMES[plan]} até ${day}`))
const inARow = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** E-mails about what was decided about a plan, after the greeting. */
export const planEmailTexts: Record<PlanEmailKind, (about: About) => Words> = {
  canceled: ({ plan, day, following }) => ({
    subject: `Plano ${PLAN_NAMES[plan]} cancelado`,
    lines: [
      following.length > 0
        ? `O que já está pago continua valendo: ${oneAfterTheOther({ plan, day, following })}. Depois disso nada mais é cobrado.`
        : `Seu plano continua valendo até ${day}, que já está pago. Depois disso nada mais é cobrado.`,
      'Sua página fica no guia em versão básica e nada é apagado. Você pode voltar atrás até lá, na página do seu plano.',
    ],
    action: 'Voltar atrás',
  }),
  'taken-back': ({ plan, day, following }) => ({
    subject: `Seu Plano ${PLAN_NAMES[plan]} continua`,
    lines: [
      following.length > 0
        ? `Você voltou atrás no cancelamento. Já estão pagos ${oneAfterTheOther({ plan, day, following })}, e avisamos antes de isso acabar.`
        : `Você voltou atrás no cancelamento. O plano está pago até ${day} e avisamos antes de ele acabar.`,
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
