import {
  MOST_VARIANTS,
  SECTION_NAME_MAX,
} from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { OwnItem } from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { EditedVariant } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { CheckboxField, TextField } from '~/editing/fields.tsx'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { Input } from '~/ui/Input.tsx'
import { CodeField } from './CodeField.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import type { ItemForm } from './item-form.ts'
import { MoneyField } from './MoneyField.tsx'

const { variants: texts } = catalogueEditorTexts

const NEW_VARIANT: EditedVariant = {
  name: '',
  sku: null,
  price_cents: null,
  promo_cents: null,
  is_available: true,
}

type VariantsFieldsProps = {
  /** As they are saved: stock is theirs. */
  saved: OwnItem['variants']
  writes: CatalogueWrites
}

/** Forms of an item that are counted by themselves. */
export function VariantsFields({ saved, writes }: VariantsFieldsProps) {
  const { control } = useFormContext<ItemForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'variants', keyName: 'key' })
  return (
    <div className="grid gap-3">
      {fields.map((variant, n) => (
        <FormListItem
          key={variant.key}
          label={texts.label(n + 1)}
          removeLabel={texts.remove(variant.name)}
          onRemove={() => remove(n)}
        >
          <TextField
            name={`variants.${n}.name`}
            label={texts.name}
            maxLength={SECTION_NAME_MAX}
            required
          />
          <div className="grid grid-cols-2 gap-3">
            <MoneyField
              name={`variants.${n}.price_cents`}
              label={texts.price}
              hint={texts.priceHint}
            />
            <MoneyField name={`variants.${n}.promo_cents`} label={texts.promo} />
          </div>
          <CodeField name={`variants.${n}.sku`} label={texts.code} />
          <CheckboxField name={`variants.${n}.is_available`} label={texts.available} />
          <StockField variant={saved.find(({ id }) => id === variant.id) ?? null} writes={writes} />
        </FormListItem>
      ))}
      {fields.length < MOST_VARIANTS ? (
        <Button
          look="line"
          size="sm"
          className="justify-self-start"
          onClick={() => append(NEW_VARIANT)}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
    </div>
  )
}

type StockFieldProps = { variant: OwnItem['variants'][number] | null; writes: CatalogueWrites }

/** Written at once, apart from the item: orders change it while somebody edits. */
function StockField({ variant, writes }: StockFieldProps) {
  const stock = variant?.stock ?? null
  const [typed, setTyped] = useState(stock ? String(stock.on_hand) : '')
  if (!variant) return <p className="text-muted text-sm">{texts.saveFirst}</p>
  const wanted = /^\d+$/.test(typed) ? Number(typed) : null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label={texts.stock}
        hint={stock?.reserved ? texts.reserved(stock.reserved) : texts.stockHint}
        className="basis-32"
      >
        <Input
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 7))}
        />
      </Field>
      <Button
        look="line"
        size="sm"
        pending={writes.isSaving}
        onClick={() => void writes.countStock(variant.id, wanted, stock?.on_hand ?? null)}
      >
        {texts.count}
      </Button>
    </div>
  )
}
