import type { HouseStay } from '@portal/contract/lodging/stays/calendar'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { calendarTexts, dayText } from './calendar.texts.ts'

const { requests: texts } = calendarTexts

type StayPriceProps = {
  stay: Pick<HouseStay, 'nights' | 'cleaning_fee_cents' | 'total_cents'>
}

/** Night by night, as it was agreed. */
export function StayPrice({ stay }: StayPriceProps) {
  return (
    <table className="num w-full self-start text-sm">
      <caption className="sr-only">{texts.quote}</caption>
      <tbody>
        {stay.nights.map(({ date, cents }) => (
          <tr key={date}>
            <th scope="row" className="py-0.5 text-left font-normal">
              {dayText(date)}
            </th>
            <td className="py-0.5 text-right">{moneyText(cents)}</td>
          </tr>
        ))}
        {stay.cleaning_fee_cents > 0 ? (
          <tr>
            <th scope="row" className="py-0.5 text-left font-normal">
              {texts.cleaning}
            </th>
            <td className="py-0.5 text-right">{moneyText(stay.cleaning_fee_cents)}</td>
          </tr>
        ) : null}
        <tr className="font-semibold">
          <th scope="row" className="border-line border-t pt-1.5 text-left">
            {texts.total}
          </th>
          <td className="border-line border-t pt-1.5 text-right">{moneyText(stay.total_cents)}</td>
        </tr>
      </tbody>
    </table>
  )
}
