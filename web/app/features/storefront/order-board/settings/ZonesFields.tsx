import { MOST_ZONES } from '@portal/contract/storefront/orders/orders.texts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useFieldWords } from '~/editing/field-book.ts'
import { ControlField, TextField } from '~/editing/fields.tsx'
import { Button } from '~/ui/Button.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { foldText } from '~/ui/fold-text.ts'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { SuggestInput } from '~/ui/SuggestInput.tsx'
import { bairrosQuery } from './ordering.queries.ts'
import { orderingTexts } from './ordering.texts.ts'
import { allAsFirst, namesLeft, newZone, type OrderingForm } from './ordering-form.rules.ts'

const { zones: texts } = orderingTexts

/** Where a business delivers, and what that costs. */
export function ZonesFields() {
  const { control } = useFormContext<OrderingForm>()
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'zones' })
  useFieldWords('zones', { label: texts.title })
  const zones = useWatch({ control, name: 'zones' })
  const bairros = useQuery(bairrosQuery())
  const left = namesLeft(bairros.data?.map(({ name }) => name) ?? [], zones)
  const room = MOST_ZONES - zones.length
  return (
    <EditorSection level="h2" title={texts.title} lead={texts.lead}>
      {fields.length === 0 ? <p className="text-muted">{texts.none}</p> : null}
      {fields.map((field, place) => {
        const name = zones[place]?.neighbourhood ?? ''
        return (
          <FormListItem
            key={field.id}
            label={texts.label(name, place + 1)}
            removeLabel={texts.remove(name)}
            onRemove={() => remove(place)}
          >
            <div className="grid grid-cols-2 gap-3 md:grid-cols-[2fr_1fr_1fr_1fr]">
              <ControlField
                name={`zones.${place}.neighbourhood`}
                label={texts.name}
                className="max-md:col-span-2"
              >
                {({ value, onChange }) => (
                  <SuggestInput
                    value={value}
                    maxLength={80}
                    onValueChange={onChange}
                    onChoose={({ label }) => onChange(label)}
                    options={suggestions(left, value)}
                    countText={texts.found}
                  />
                )}
              </ControlField>
              <MoneyField name={`zones.${place}.fee`} label={texts.fee} />
              <MoneyField name={`zones.${place}.minimum`} label={texts.minimum} />
              <TextField
                name={`zones.${place}.minutes`}
                label={texts.minutes}
                inputMode="numeric"
                maxLength={3}
              />
            </div>
          </FormListItem>
        )
      })}
      <div className="flex flex-wrap gap-2">
        {room > 0 ? (
          <Button look="line" size="sm" onClick={() => append(newZone('', zones.at(-1)))}>
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        ) : null}
        {left.length > 0 && left.length <= room ? (
          <Button
            look="line"
            size="sm"
            onClick={() =>
              append(
                left.map((name) => newZone(name, zones[0])),
                { shouldFocus: false },
              )
            }
          >
            {texts.addAll(left.length)}
          </Button>
        ) : null}
        {zones.length > 1 ? (
          <Button look="line" size="sm" onClick={() => replace(allAsFirst(zones))}>
            {texts.same}
          </Button>
        ) : null}
      </div>
      {zones.length > 1 ? <p className="text-muted text-xs">{texts.sameHint}</p> : null}
    </EditorSection>
  )
}

const MOST_SUGGESTED = 8

function suggestions(names: readonly string[], typed: string) {
  const wanted = foldText(typed)
  return names
    .filter((name) => foldText(name).includes(wanted))
    .slice(0, MOST_SUGGESTED)
    .map((name) => ({ value: name, label: name }))
}

function MoneyField({ name, label }: { name: string; label: string }) {
  return (
    <ControlField name={name} label={label}>
      {({ value, onChange }) => <MaskedField mask="money" value={value} onValueChange={onChange} />}
    </ControlField>
  )
}
