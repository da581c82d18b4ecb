import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { OwnItem } from '@portal/contract/storefront/catalogue/catalogue-editor'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'

const { variants: texts } = catalogueEditorTexts
const MOST_DIGITS = 7

type Variant = OwnItem['variants'][number]
type Counting = { mayCount: boolean; writes: Pick<CatalogueWrites, 'countStock' | 'isSaving'> }
type ItemStockProps = Counting & { item: OwnItem; kind: CatalogueKind }

/** How many there are, without opening the item: what nobody counts on a menu has no line. */
export function ItemStock({ item, kind, ...counting }: ItemStockProps) {
  const lines = item.variants.filter(({ stock }) => kind === 'shop' || stock !== null)
  const [only] = lines
  if (!only) return null
  if (lines.length === 1) return <StockLine item={item} variant={only} {...counting} />
  const total = lines.reduce((sum, { stock }) => sum + (stock?.on_hand ?? 0), 0)
  const none = lines.filter(({ stock }) => stock?.on_hand === 0).length
  return (
    <Disclosure label={texts.total(total, lines.length, none)} describes={item.name}>
      {lines.map((variant) => (
        <StockLine key={variant.id} item={item} variant={variant} {...counting} />
      ))}
    </Disclosure>
  )
}

type StockLineProps = Counting & { item: OwnItem; variant: Variant }

function StockLine({ item, variant, mayCount, writes }: StockLineProps) {
  const counted = variant.stock?.on_hand ?? null
  const [typed, setTyped] = useState<string | null>(null)
  const name = `${item.name}, ${variant.name}`

  async function save(onHand: number | null) {
    if (onHand === counted) return setTyped(null)
    await writes.countStock(variant.id, onHand, counted)
    setTyped(null)
  }
  const step = (by: number) => {
    if (!writes.isSaving) void save(Math.max(0, (counted ?? 0) + by))
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur()
  }
  return (
    <div className="flex items-center gap-2 py-1">
      <p className="min-w-0 flex-1 text-sm wrap-anywhere">
        {variant.name}
        {variant.stock?.reserved ? (
          <span className="block text-muted">{texts.reserved(variant.stock.reserved)}</span>
        ) : null}
        {counted === 0 ? (
          <span className="block font-semibold text-vermelho-700">{texts.none}</span>
        ) : null}
      </p>
      {mayCount ? (
        <>
          <IconButton
            label={texts.less(name)}
            disabled={counted === null || counted === 0}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden="true" />
          </IconButton>
          <Field label={texts.stockOf(name)} hideLabel className="w-24 flex-none">
            <Input
              inputMode="numeric"
              autoComplete="off"
              placeholder="–"
              value={typed ?? (counted === null ? '' : String(counted))}
              className="num text-center"
              onFocus={({ currentTarget }) => currentTarget.select()}
              onChange={({ target }) =>
                setTyped(target.value.replace(/\D/g, '').slice(0, MOST_DIGITS))
              }
              onKeyDown={onKeyDown}
              onBlur={() => {
                if (typed !== null) void save(typed === '' ? null : Number(typed))
              }}
            />
          </Field>
          <IconButton label={texts.more(name)} onClick={() => step(1)}>
            <Plus aria-hidden="true" />
          </IconButton>
        </>
      ) : (
        <span className="num">{counted ?? '–'}</span>
      )}
    </div>
  )
}
