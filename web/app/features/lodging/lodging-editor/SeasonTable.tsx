import { MOST_MIN_NIGHTS } from '@portal/contract/lodging/lodging/lodging.texts'
import type { OwnUnit } from '@portal/contract/lodging/lodging/lodging-editor'
import type { HouseSeason } from '@portal/contract/lodging/lodging/lodging-fields'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { Field } from '~/ui/Field.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { rateOf, withRate } from './house-seasons.rules.ts'
import { lodgingEditorTexts } from './lodging-editor.texts.ts'
import { NumberInput } from './NumberInput.tsx'

const { house: texts } = lodgingEditorTexts

type RateProps = {
  season: HouseSeason
  unit: OwnUnit
  onChange: (season: HouseSeason) => void
}

/** What a room costs in a season; empty is what it costs otherwise. */
export function PriceInput({ season, unit, onChange }: RateProps) {
  const rate = rateOf(season, unit.id)
  return (
    <Field label={texts.price(unit.name, season.name)} hideLabel>
      <MaskedField
        mask="money"
        value={rate ? String(rate.price_cents) : ''}
        onValueChange={(raw) => onChange(withRate(season, unit.id, { price_cents: Number(raw) }))}
      />
    </Field>
  )
}

/** For how many nights at least; empty is what the room asks for otherwise. */
export function LeastInput({ season, unit, onChange }: RateProps) {
  return (
    <Field label={texts.least(unit.name, season.name)} hideLabel>
      <NumberInput
        value={rateOf(season, unit.id)?.min_nights ?? null}
        max={MOST_MIN_NIGHTS}
        placeholder={texts.leastShort}
        onChange={(min_nights) => onChange(withRate(season, unit.id, { min_nights }))}
      />
    </Field>
  )
}

type SeasonTableProps = {
  units: readonly OwnUnit[]
  seasons: readonly HouseSeason[]
  onChange: (season: HouseSeason) => void
}

/** Rooms and seasons, all prices at once; what does not fit is scrolled, the rooms stay in sight. */
export function SeasonTable({ units, seasons, onChange }: SeasonTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="num w-max min-w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-white p-2 text-left text-muted">
              {texts.room}
            </th>
            <th scope="col" className="p-2 text-right text-muted">
              {texts.base}
            </th>
            {seasons.map(({ id, name }) => (
              <th key={id} scope="col" className="p-2 text-left">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id}>
              <th
                scope="row"
                className="sticky left-0 z-10 w-44 max-w-44 border-line border-t bg-white p-2 text-left font-semibold wrap-break-word"
              >
                {unit.name}
              </th>
              <td className="border-line border-t p-2 text-right text-muted">
                {moneyText(unit.base_price_cents)}
              </td>
              {seasons.map((season) => (
                <td key={season.id} className="border-line border-t p-2">
                  <span className="grid gap-1.5" style={CELL}>
                    <PriceInput season={season} unit={unit} onChange={onChange} />
                    <LeastInput season={season} unit={unit} onChange={onChange} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A price with its centavos. */
const CELL = { width: '8.5rem' }
