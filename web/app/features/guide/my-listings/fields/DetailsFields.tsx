import {
  AMENITIES,
  AMENITY_WORDS,
  PAYMENT_METHODS,
  PAYMENT_WORDS,
} from '@portal/contract/guide/establishments/amenities.texts'
import { PRICE_RANGES, PRICE_WORDS } from '@portal/contract/guide/establishments/guide.texts'
import {
  type EstablishmentKind,
  fieldsOfKind,
  type KindField,
  MOST_ROOMS,
} from '@portal/contract/guide/establishments/kind-facts'
import {
  availableModules,
  FIELD_WORDS,
  MODULE_WORDS,
} from '@portal/contract/guide/establishments/vocabulary'
import type { ComponentProps } from 'react'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { Field } from '~/ui/Field.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { LONGEST_ACCESSIBILITY_NOTES } from '../my-listings.constants.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { errorOf, type FieldsProps, fieldId } from './form-fields.ts'
import { TextField } from './TextField.tsx'

const texts = myListingsTexts.fields
const columns = '[&_fieldset]:grid [&_fieldset]:md:grid-cols-2 [&_fieldset]:gap-x-6'

type DetailsFieldsProps = FieldsProps & {
  /** What its category makes of it: a place to sleep is asked other things than a shop. */
  kind: EstablishmentKind
  shownModules: readonly string[]
}

const KIND_INPUTS: Record<
  KindField,
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max'>
> = {
  rooms: { type: 'number', inputMode: 'numeric', min: 1, max: MOST_ROOMS },
  check_in: { type: 'time' },
  check_out: { type: 'time' },
}

export function DetailsFields({ kind, shownModules, ...props }: DetailsFieldsProps) {
  const { form, problems, onChange } = props
  const modules = availableModules()
  return (
    <div className="grid gap-5">
      <Field
        id={fieldId('price_range')}
        label={FIELD_WORDS.price_range}
        error={errorOf(problems, 'price_range')}
        optional
        className="md:max-w-80"
      >
        <PlainSelect
          value={form.price_range}
          onChange={({ currentTarget }) => onChange({ price_range: currentTarget.value })}
        >
          <option value="">{texts.price.none}</option>
          {PRICE_RANGES.map((range) => (
            <option key={range} value={range}>
              {PRICE_WORDS[range].sign} · {PRICE_WORDS[range].words}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <KindFields {...props} kind={kind} />
      <Field id={fieldId('amenities')} label={FIELD_WORDS.amenities} group className={columns}>
        <CheckboxGroup
          options={AMENITIES.map((value) => ({ value, label: AMENITY_WORDS[value] }))}
          values={form.amenities}
          onValuesChange={(amenities) => onChange({ amenities })}
        />
      </Field>
      <Field
        id={fieldId('payment_methods')}
        label={FIELD_WORDS.payment_methods}
        group
        className={columns}
      >
        <CheckboxGroup
          options={PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_WORDS[value] }))}
          values={form.payment_methods}
          onValuesChange={(payment_methods) => onChange({ payment_methods })}
        />
      </Field>
      <Field
        id={fieldId('accessibility_notes')}
        label={FIELD_WORDS.accessibility_notes}
        hint={texts.accessibility.hint}
        error={errorOf(problems, 'accessibility_notes')}
        optional
      >
        <Textarea
          rows={2}
          maxLength={LONGEST_ACCESSIBILITY_NOTES}
          value={form.accessibility_notes}
          onChange={({ currentTarget }) => onChange({ accessibility_notes: currentTarget.value })}
        />
      </Field>
      {modules.length > 0 ? (
        <Field
          id={fieldId('modules')}
          label={FIELD_WORDS.modules}
          hint={texts.modules.hint}
          group
          className={columns}
        >
          <CheckboxGroup
            options={modules.map((value) => ({
              value,
              label: MODULE_WORDS[value],
              hint:
                form.modules.includes(value) && !shownModules.includes(value)
                  ? texts.modulesOutside
                  : undefined,
            }))}
            values={form.modules}
            onValuesChange={(chosen) => onChange({ modules: chosen })}
          />
        </Field>
      ) : null}
    </div>
  )
}

function KindFields({ kind, ...props }: FieldsProps & { kind: EstablishmentKind }) {
  const names = fieldsOfKind(kind)
  if (names.length === 0) return null
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {names.map((name) => (
        <TextField key={name} {...props} {...KIND_INPUTS[name]} name={name} optional />
      ))}
    </div>
  )
}
