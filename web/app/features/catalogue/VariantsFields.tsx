import {
  MOST_VARIANTS,
  SECTION_NAME_MAX,
  SKU_MAX,
} from '@portal/contract/catalogue/catalogue.texts'
import type { OwnItem } from '@portal/contract/catalogue/catalogue-editor'
import type { EditedVariant } from '@portal/contract/catalogue/catalogue-fields'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'

const { variants: texts } = catalogueEditorTexts

const NEW_VARIANT: EditedVariant = {
  name: '',
  sku: null,
  price_cents: null,
  promo_cents: null,
  is_available: true,
}

type VariantsFieldsProps = {
  variants: EditedVariant[]
  /** As they are saved: stock is theirs. */
  saved: OwnItem['variants']
  writes: CatalogueWrites
  onChange: (variants: EditedVariant[]) => void
}

/** Forms of an item that are counted by themselves. */
export function VariantsFields({ variants, saved, writes, onChange }: VariantsFieldsProps) {
  const change = (place: number, part: Partial<EditedVariant>) =>
    onChange(variants.map((one, n) => (n === place ? { ...one, ...part } : one)))
  const cents = (raw: string) => (raw === '' ? null : Number(raw))
  return (
    <div className="grid gap-3">
      {variants.map((variant, n) => (
        <FormListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: a new variant has no id before it is saved.
          key={n}
          label={texts.label(n + 1)}
          removeLabel={texts.remove(variant.name)}
          onRemove={() => onChange(variants.filter((_, place) => place !== n))}
        >
          <Field label={texts.name} required>
            <Input
              value={variant.name}
              maxLength={SECTION_NAME_MAX}
              onChange={({ target }) => change(n, { name: target.value })}
            />
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <Field label={texts.price} hint={texts.priceHint}>
              <MaskedField
                mask="money"
                value={variant.price_cents === null ? '' : String(variant.price_cents)}
                onValueChange={(raw) => change(n, { price_cents: cents(raw) })}
              />
            </Field>
            <Field label={texts.promo}>
              <MaskedField
                mask="money"
                value={variant.promo_cents === null ? '' : String(variant.promo_cents)}
                onValueChange={(raw) => change(n, { promo_cents: cents(raw) })}
              />
            </Field>
          </div>
          <Field label={texts.code} optional>
            <Input
              value={variant.sku ?? ''}
              maxLength={SKU_MAX}
              onChange={({ target }) => change(n, { sku: target.value || null })}
            />
          </Field>
          <Checkbox
            label={texts.available}
            checked={variant.is_available}
            onCheckedChange={(is_available) => change(n, { is_available })}
          />
          <StockField
            key={variant.id}
            variant={saved.find(({ id }) => id === variant.id) ?? null}
            writes={writes}
          />
        </FormListItem>
      ))}
      {variants.length < MOST_VARIANTS ? (
        <Button
          look="line"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...variants, NEW_VARIANT])}
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
