import type { CityPropertyList } from '@portal/contract/properties/properties/city-properties'
import {
  CITY_MATTER_WORDS,
  PROPERTY_SORTS,
  PROPERTY_TYPE_WORDS,
} from '@portal/contract/properties/properties/properties.texts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { chipStyle } from '~/ui/chip-style.ts'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { iconButtonStyle } from '~/ui/icon-button-style.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { words } from '~/ui/words.ts'
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

/**
 * The browser's own popover: it opens before any script has come. Every choice is a link with what it would
 * leave; one that would leave nothing is none.
 */
export function CityFilters({ list: { choices, total }, state }: CityFiltersProps) {
  const count = cityFilterCount(state)
  const bedrooms = [1, 2, 3, MOST_BEDROOMS]
  return (
    <div
      id={FILTERS}
      popover="auto"
      role="dialog"
      aria-label={cityTexts.chips.label}
      className="mx-auto mt-auto max-h-[calc(100dvh-2rem)] w-full max-w-160 overflow-y-auto overscroll-contain rounded-t-card bg-areia-50 px-5 text-ink backdrop:bg-mar-950/55"
    >
      <div className="sticky top-0 z-1 -mx-5 flex items-center justify-between gap-2 border-line border-b bg-areia-50 px-5 py-1">
        <h2 className="text-h3">
          {cityTexts.chips.label}
          {count > 0 ? (
            <span className="num ml-2 font-normal text-base text-muted">{texts.inUse(count)}</span>
          ) : null}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          popoverTarget={FILTERS}
          popoverTargetAction="hide"
          className={iconButtonStyle({ className: '-mr-2' })}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <PriceGroup choices={choices} state={state} />
      <Group title={texts.bedrooms}>
        <Choice to={cityAddress(state, { quartos: undefined })} isOn={state.quartos === undefined}>
          {texts.any}
        </Choice>
        {bedrooms.map((least, place) => (
          <Choice
            key={least}
            to={cityAddress(state, { quartos: least })}
            isOn={state.quartos === least}
            count={choices.bedrooms[place]}
          >
            {`${least}+`}
          </Choice>
        ))}
      </Group>
      <Group title={texts.neighbourhood}>
        {choices.neighbourhoods.map(({ name, count: many }) => (
          <Choice
            key={name}
            to={cityAddress(state, { bairro: toggled(state.bairro, name) })}
            isOn={state.bairro.includes(name)}
            count={many}
          >
            {name}
          </Choice>
        ))}
      </Group>
      <Group title={texts.type}>
        {choices.types.map(({ type, count: many }) => (
          <Choice
            key={type}
            to={cityAddress(state, { tipo: toggled(state.tipo, type) })}
            isOn={state.tipo.includes(type)}
            count={many}
          >
            {PROPERTY_TYPE_WORDS[type]}
          </Choice>
        ))}
      </Group>
      <Group title={texts.matters}>
        {choices.matters.map(({ matter, count: many }) => (
          <Choice
            key={matter}
            to={cityAddress(state, { importa: toggled(state.importa, matter) })}
            isOn={state.importa.includes(matter)}
            count={many}
          >
            {CITY_MATTER_WORDS[matter]}
          </Choice>
        ))}
      </Group>
      <Group title={texts.sort}>
        {PROPERTY_SORTS.map((ordem) => (
          <Choice key={ordem} to={cityAddress(state, { ordem })} isOn={state.ordem === ordem}>
            {propertiesTexts.filters.sorts[ordem]}
          </Choice>
        ))}
      </Group>
      <div className="sticky bottom-0 mt-6 -mx-5 flex gap-3 border-line border-t bg-areia-50 px-5 py-3 *:flex-auto">
        {count > 0 ? (
          <LinkButton to={cityAddress(noFilters(state))} look="ghost" preventScrollReset>
            {texts.clear}
          </LinkButton>
        ) : null}
        <button
          type="button"
          popoverTarget={FILTERS}
          popoverTargetAction="hide"
          className={buttonStyle({ look: 'primary' })}
        >
          {total === 0 ? texts.nothing : texts.see(total)}
        </button>
      </div>
    </div>
  )
}

type PriceGroupProps = { choices: CityPropertyList['choices']; state: CityState }

function PriceGroup({ choices: { prices }, state }: PriceGroupProps) {
  const { de: _from, ate: _until, cursor: _cursor, ...kept } = cityQuery(state)
  const highest = Math.max(1, ...(prices?.bars ?? []))
  return (
    <Group title={cityTexts.chips.price}>
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
    </Group>
  )
}

type ChoiceProps = { to: string; isOn: boolean; count?: number | undefined; children: string }

function Choice({ to, isOn, count, children }: ChoiceProps) {
  const number =
    count === undefined ? null : (
      <span className="num font-normal opacity-75">{count.toLocaleString('pt-BR')}</span>
    )
  if (count === 0 && !isOn) {
    return (
      <button type="button" disabled className={chipStyle({ look: 'line' })}>
        {children}
        {number}
      </button>
    )
  }
  return (
    <LinkChip
      look="line"
      rel="nofollow"
      preventScrollReset
      to={to}
      aria-current={isOn ? 'true' : undefined}
    >
      {children}
      {number}
    </LinkChip>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}
