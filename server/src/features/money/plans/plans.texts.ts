import {
  isOtherPrice,
  PLAN_FIELD_WORDS,
  planValueText,
  shrunkLimits,
} from '@portal/contract/money/plans/plan-changes'
import type { WantedWords } from '@portal/contract/money/plans/plan-confirmation'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { PLAN_NAMES } from '@portal/contract/shared/plan-rules'
import { concerns } from './plan-terms.rules.ts'
import type { UpdateToTell } from './plan-updates.store.ts'

/** What of an update its e-mail is made of. */
export type ToldUpdate = Pick<UpdateToTell, 'plan' | 'source' | 'held' | 'next'>

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
  unconfirmed: (wanted: WantedWords) =>
    wanted.kind === 'name'
      ? `Para publicar, digite o nome do plano: ${wanted.text}.`
      : `Para publicar, digite o preço novo: ${wanted.text}.`,
  otherPeople: (told: number) =>
    `A lista mudou enquanto você conferia: agora ${told === 1 ? '1 pessoa é avisada' : `${told} pessoas são avisadas`}. Confira e publique de novo.`,
  email: {
    subject({ plan, source, held, next }: ToldUpdate): string {
      if (!concerns(source, held, next)) return `O plano ${PLAN_NAMES[plan]} continua como está`
      return source === 'paid' && isOtherPrice(held, next)
        ? `O preço do plano ${PLAN_NAMES[plan]} vai mudar`
        : `O plano ${PLAN_NAMES[plan]} vai mudar`
    },
    greeting: (name: string) => `Olá, ${name}.`,
    lines({ plan, source, held, next }: ToldUpdate, inForceAt: Date): string[] {
      const day = days.format(inForceAt)
      const name = PLAN_NAMES[plan]
      const shrunk = shrunkLimits(held.limits, next.limits)
      if (!concerns(source, held, next)) {
        return [
          `Avisamos de uma mudança no plano ${name}, e ela não vai mais acontecer.`,
          source === 'paid'
            ? `Você continua com ${prices(held)}.`
            : 'Você continua com o que tem hoje.',
        ]
      }
      return [
        ...(source === 'paid' && isOtherPrice(held, next)
          ? [
              `Você tem o plano ${name} por ${prices(held)}. A partir de ${day}, ele custa ${prices(next)}.`,
            ]
          : [
              `A partir de ${day}, o seu plano ${name} muda.${source === 'paid' ? ' O preço continua o mesmo.' : ''}`,
            ]),
        ...shrunk.map(
          (limit) =>
            `${PLAN_FIELD_WORDS[limit]}: de ${planValueText(limit, held.limits[limit])} para ${planValueText(limit, next.limits[limit])}, a partir de ${day}. O que passar disso fica guardado, sem aparecer.`,
        ),
        'Até lá vale o que foi combinado.',
        ...(source === 'trial' ? ['O seu período de teste continua grátis até o fim.'] : []),
        'Se não quiser continuar, você pode sair do plano antes desse dia. Nada do que você publicou é apagado.',
      ]
    },
    action: 'Ver o meu plano',
    footer: 'Você recebeu este e-mail porque tem um plano do portal.',
  },
} as const
