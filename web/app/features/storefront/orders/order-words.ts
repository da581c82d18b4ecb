import { atTime } from '@portal/contract/shared/clock.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { cityDay, hourText, momentDayText, weekdayText } from '~/platform/moments.ts'

/** "R$ 6" where there are no centavos: beside a name there is little room. */
export const shortMoney = (cents: number) => moneyText(cents).replace(/,00$/, '')

const DAY_MS = 24 * 60 * 60 * 1000

/** "às 18h", "amanhã às 11h", "sábado às 11h". */
export function whenText(moment: Date, now: Date): string {
  return `${dayName(moment, now)}${atTime(hourText(moment))}`
}

function dayName(moment: Date, now: Date): string {
  const day = cityDay(moment)
  if (day === cityDay(now)) return ''
  if (day === cityDay(new Date(now.getTime() + DAY_MS))) return 'amanhã '
  const isNear = moment.getTime() - now.getTime() < 6 * DAY_MS
  return `${isNear ? weekdayText(moment) : momentDayText(moment)} `
}

/** Of a slot in a list: "Hoje, 18h30". */
export function slotText(moment: Date, now: Date): string {
  const day = cityDay(moment)
  const name =
    day === cityDay(now)
      ? 'Hoje'
      : day === cityDay(new Date(now.getTime() + DAY_MS))
        ? 'Amanhã'
        : momentDayText(moment)
  return `${name}, ${hourText(moment)}`
}
