import {
  PROPERTY_SORTS,
  PROPERTY_TYPE_WORDS,
  type PropertyType,
} from '@portal/contract/properties/properties/properties.texts'
import { SlidersHorizontal } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { propertiesTexts } from './properties.texts.ts'
import {
  advertiserPath,
  filterCount,
  type PropertyState,
  propertiesAddress,
} from './property-address.rules.ts'

const texts = propertiesTexts.filters

type PropertyFiltersProps = {
  slug: string
  state: PropertyState
  types: readonly PropertyType[]
  neighbourhoods: readonly string[]
}

/** A form that asks by its address: it works before any script does. */
export function PropertyFilters({ slug, state, types, neighbourhoods }: PropertyFiltersProps) {
  const chosen = filterCount(state)
  const { negocio, ver } = state
  return (
    <details className="group/filters" open={chosen > 0 || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-white px-4 font-semibold text-sm">
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        {texts.open}
        {chosen > 0 ? <b className="num">{chosen}</b> : null}
      </summary>
      <Form
        // What was typed belongs to one list: another one begins with its own.
        key={propertiesAddress(slug, state)}
        action={advertiserPath(slug)}
        preventScrollReset
        aria-label={texts.label}
        className="mt-3 grid gap-4 rounded-card border border-line bg-white p-4 md:grid-cols-3"
      >
        {negocio ? <input type="hidden" name="negocio" value={negocio} /> : null}
        {ver ? <input type="hidden" name="ver" value={ver} /> : null}
        <Field label={texts.type}>
          <PlainSelect name="tipo" defaultValue={state.tipo ?? ''}>
            <option value="">{texts.anyType}</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {PROPERTY_TYPE_WORDS[type]}
              </option>
            ))}
          </PlainSelect>
        </Field>
        <Field label={texts.from}>
          <Input name="de" inputMode="numeric" maxLength={14} defaultValue={state.de} />
        </Field>
        <Field label={texts.to}>
          <Input name="ate" inputMode="numeric" maxLength={14} defaultValue={state.ate} />
        </Field>
        <Field label={texts.bedrooms}>
          <PlainSelect name="quartos" defaultValue={state.quartos ?? ''}>
            <option value="">{texts.anyBedrooms}</option>
            {[1, 2, 3, 4, 5].map((least) => (
              <option key={least} value={least}>
                {texts.bedroomsAtLeast(least)}
              </option>
            ))}
          </PlainSelect>
        </Field>
        <Field label={texts.neighbourhood}>
          <PlainSelect name="bairro" defaultValue={state.bairro ?? ''}>
            <option value="">{texts.anyNeighbourhood}</option>
            {neighbourhoods.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </PlainSelect>
        </Field>
        <Field label={texts.sort}>
          <PlainSelect name="ordem" defaultValue={state.ordem ?? 'recentes'}>
            {PROPERTY_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {texts.sorts[sort]}
              </option>
            ))}
          </PlainSelect>
        </Field>
        <div className="flex flex-wrap gap-3 md:col-span-3">
          <Button type="submit" size="sm">
            {texts.apply}
          </Button>
          {chosen > 0 ? (
            <LinkButton to={propertiesAddress(slug, { negocio, ver })} look="ghost" size="sm">
              {texts.clear}
            </LinkButton>
          ) : null}
        </div>
      </Form>
    </details>
  )
}
