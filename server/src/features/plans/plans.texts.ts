import {
  isOtherPrice,
  needsTelling,
  PLAN_FIELD_WORDS,
  planValueText,
  shrunkLimits,
} from '@portal/contract/plans/plan-changes'
import { moneyText } from '@portal/contract/plans/plan-rules'
import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import type { UpdateToTell } from './plan-updates.store.ts'

const days = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Belem',
})

const prices = ({ month_cents, year_cents }: UpdateToTell['held']) =>
  `${moneyText(month_cents)} por mês ou ${moneyText(year_cents)} por ano`

/** Portuguese words of plans. */
export const plansTexts = {
  stale: 'Outra pessoa mudou este plano enquanto você editava.',
  email: {
    subject({ plan, held, next }: UpdateToTell): string {
      if (!needsTelling(held, next)) return `O plano ${PLAN_NAMES[plan]} continua como está`
      return isOtherPrice(held, next)
        ? `O preço do plano ${PLAN_NAMES[plan]} vai mudar`
        : `O plano ${PLAN_NAMES[plan]} vai mudar`
    },
    greeting: (name: string) => `Olá, ${name}.`,
    lines(update: UpdateToTell, inForceAt: Date): string[] {
      const { plan, held, next, isTrial } = update
      const day = days.format(inForceAt)
      const name = PLAN_NAMES[plan]
      const shrunk = shrunkLimits(held.limits, next.limits)
      if (!needsTelling(held, next)) {
        return [
          `Avisamos de uma mudança no plano ${name}, e ela não vai mais acontecer.`,
          `Você continua com ${prices(held)}.`,
        ]
      }
      return [
        ...(isOtherPrice(held, next)
          ? [
              `Você tem o plano ${name} por ${prices(held)}. A partir de ${day}, ele custa ${prices(next)}.`,
            ]
          : [`A partir de ${day}, o seu plano ${name} muda. O preço continua o mesmo.`]),
        ...shrunk.map(
          (limit) =>
            `${PLAN_FIELD_WORDS[limit]}: de ${planValueText(limit, held.limits[limit])} para ${planValueText(limit, next.limits[limit])}, a partir de ${day}. O que passar disso fica guardado, sem aparecer.`,
        ),
        'Até lá vale o que foi combinado.',
        ...(isTrial ? ['O seu período de teste continua grátis até o fim.'] : []),
        'Se não quiser continuar, você pode sair do plano antes desse dia. Nada do que você publicou é apagado.',
      ]
    },
    action: 'Ver o meu plano',
    footer: 'Você recebeu este e-mail porque tem um plano do portal.',
  },
} as const
