import type { LodgingUnit } from '@portal/contract/lodging/lodging/unit'
import { lodgingTexts } from './lodging-page.texts.ts'
import { dayText, moneyText } from './stay.texts.ts'

const { seasons: texts } = lodgingTexts

type Rate = {
  name: string
  when: string | null
  cents: number
  weekendCents: number | null
  minNights: number
}

/** What a night costs and when: whoever has no dates yet chooses them by it. */
export function Seasons({ unit, today }: { unit: LodgingUnit; today: string }) {
  const rates: Rate[] = [
    {
      name: texts.base,
      when: null,
      cents: unit.base_price_cents,
      weekendCents: unit.weekend_price_cents,
      minNights: unit.min_nights,
    },
    ...unit.seasons
      .filter(({ last_night: last }) => last >= today)
      .map((season) => ({
        name: season.name,
        when: `${dayText(season.first_night)} a ${dayText(season.last_night)}`,
        cents: season.price_cents ?? unit.base_price_cents,
        weekendCents:
          season.price_cents === null ? unit.weekend_price_cents : season.weekend_price_cents,
        minNights: season.min_nights ?? unit.min_nights,
      })),
  ]
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-11 cursor-pointer font-semibold text-mar-600">
        {texts.title}
      </summary>
      <dl>
        {rates.map(({ name, when, cents, weekendCents, minNights }) => (
          <div key={`${name}${when ?? ''}`} className="border-line border-t py-2">
            <dt>
              <b className="font-semibold">{name}</b>
              {when ? <span className="text-muted"> {when}</span> : null}
            </dt>
            <dd className="num text-muted">
              {moneyText(cents)}
              {weekendCents === null ? '' : `, ${texts.weekend} ${moneyText(weekendCents)}`}
              {minNights > 1 ? `, ${texts.minNights(minNights)}` : ''}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
