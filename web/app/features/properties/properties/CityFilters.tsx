import type { CityPropertyList } from '@portal/contract/properties/properties/city-properties'
import {
  CITY_MATTER_WORDS,
  PROPERTY_SORTS,
  PROPERTY_TYPE_WORDS,
} from '@portal/contract/properties/properties/properties.texts'
import { Form } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { FilterChoice, FilterGroup, FilterPopover } from '~/ui/FilterPopover.tsx'
import { Input } from '~/ui/Input.tsx'
import {
  CITY_PATH,
  type CityState,
  cityAddress,
  cityFilterCount,
  cityQuery,
  MOST_BEDROOMS,
  noFilters,
  toggled,
} from './city-address.rules.ts'
import { cityTexts } from './city-properties.texts.ts'
import { propertiesTexts } from './properties.texts.ts'
import { priceText } from './property-text.rules.ts'

const texts = cityTexts.sheet
export const FILTERS = 'filtros'

type CityFiltersProps = { list: CityPropertyList; state: CityState }

/** Every choice is a link with what it would leave; one that would leave nothing is none. */
export function CityFilters({ list: { choices, total }, state }: CityFiltersProps) {
  const count = cityFilterCount(state)
  const bedrooms = [1, 2, 3, MOST_BEDROOMS]
  return (
    <FilterPopover
      id={FILTERS}
      title={cityTexts.chips.label}
      count={count}
      clearTo={cityAddress(noFilters(state))}
      see={total === 0 ? texts.nothing : texts.see(total)}
    >
      <PriceGroup choices={choices} state={state} />
      <FilterGroup title={texts.bedrooms}>
        <FilterChoice
          to={cityAddress(state, { quartos: undefined })}
          isOn={state.quartos === undefined}
        >
          {texts.any}
        </FilterChoice>
        {bedrooms.map((least, place) => (
          <FilterChoice
            key={least}
            to={cityAddress(state, { quartos: least })}
            isOn={state.quartos === least}
            count={choices.bedrooms[place]}
          >
            {`${least}+`}
          </FilterChoice>
        ))}
      </FilterGroup>
      <FilterGroup title={texts.neighbourhood}>
        {choices.neighbourhoods.map(({ name, count: many }) => (
          <FilterChoice
            key={name}
            to={cityAddress(state, { bairro: toggled(state.bairro, name) })}
            isOn={state.bairro.includes(name)}
            count={many}
          >
            {name}
          </FilterChoice>
        ))}
      </FilterGroup>
      <FilterGroup title={texts.type}>
        {choices.types.map(({ type, count: many }) => (
          <FilterChoice
            key={type}
            to={cityAddress(state, { tipo: toggled(state.tipo, type) })}
            isOn={state.tipo.includes(type)}
            count={many}
          >
            {PROPERTY_TYPE_WORDS[type]}
          </FilterChoice>
        ))}
      </FilterGroup>
      <FilterGroup title={texts.matters}>
        {choices.matters.map(({ matter, count: many }) => (
          <FilterChoice
            key={matter}
            to={cityAddress(state, { importa: toggled(state.importa, matter) })}
            isOn={state.importa.includes(matter)}
            count={many}
          >
            {CITY_MATTER_WORDS[matter]}
          </FilterChoice>
        ))}
      </FilterGroup>
      <FilterGroup title={texts.sort}>
        {PROPERTY_SORTS.map((ordem) => (
          <FilterChoice key={ordem} to={cityAddress(state, { ordem })} isOn={state.ordem === ordem}>
            {propertiesTexts.filters.sorts[ordem]}
          </FilterChoice>
        ))}
      </FilterGroup>
    </FilterPopover>
  )
}

type PriceGroupProps = { choices: CityPropertyList['choices']; state: CityState }

function PriceGroup({ choices: { prices }, state }: PriceGroupProps) {
  const { de: _from, ate: _until, cursor: _cursor, ...kept } = cityQuery(state)
  const highest = Math.max(1, ...(prices?.bars ?? []))
  return (
    <FilterGroup title={cityTexts.chips.price}>
      {prices ? (
        <div className="grid w-full gap-2">
          <p className="num text-muted text-sm">
            {texts.usual(priceText(prices.usual_from), priceText(prices.usual_to))}
          </p>
          <svg viewBox="0 0 120 30" aria-hidden="true" className="w-full text-mar-600">
            {prices.bars.map((bar, place) => {
              const height = bar === 0 ? 1 : 3 + (bar / highest) * 27
              return (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place on the scale
                  key={place}
                  {...{ x: place * 10, y: 30 - height, width: 9, height, fill: 'currentColor' }}
                />
              )
            })}
          </svg>
        </div>
      ) : null}
      <Form
        key={cityAddress(state)}
        action={CITY_PATH}
        preventScrollReset
        className="flex w-full flex-wrap items-end gap-3 *:flex-auto"
      >
        {Object.entries({ ...kept, ver: state.ver }).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="w-28">
          <Field label={texts.from}>
            <Input name="de" inputMode="numeric" maxLength={14} defaultValue={state.de} />
          </Field>
        </div>
        <div className="w-28">
          <Field label={texts.until}>
            <Input name="ate" inputMode="numeric" maxLength={14} defaultValue={state.ate} />
          </Field>
        </div>
        <Button type="submit" look="line">
          {texts.apply}
        </Button>
      </Form>
    </FilterGroup>
  )
}
