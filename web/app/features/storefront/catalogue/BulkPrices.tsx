import { moneyText } from '@portal/contract/shared/plan-prices'
import {
  PRICE_ROUNDING_WORDS,
  PRICE_ROUNDINGS,
  type PriceRounding,
} from '@portal/contract/storefront/catalogue/bulk-price-rules'
import type {
  BulkPriceChange,
  OwnSection,
} from '@portal/contract/storefront/catalogue/catalogue-editor'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { WordSelect } from '~/ui/WordSelect.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'

const { prices: texts } = catalogueEditorTexts

type BulkPricesProps = {
  sections: readonly OwnSection[]
  writes: CatalogueWrites
  onClose: () => void
}

/** Many prices at once, looked at before they are written. */
export function BulkPrices({ sections, writes, onClose }: BulkPricesProps) {
  const [where, setWhere] = useState('')
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const [isRaise, setIsRaise] = useState(true)
  const [value, setValue] = useState('')
  const [rounding, setRounding] = useState<PriceRounding>('ten')
  const [withOptions, setWithOptions] = useState(true)
  const [isMissing, setIsMissing] = useState(false)
  const preview = useMutation({
    mutationFn: async (change: BulkPriceChange) => ({
      change,
      ...(await writes.previewPrices(change)),
    }),
  })

  function look(event: FormEvent) {
    event.preventDefault()
    const amount =
      kind === 'amount' ? Number(value) : Math.round(Number(value.replace(',', '.')) * 100)
    const isNumber = Number.isFinite(amount) && amount > 0
    setIsMissing(!isNumber)
    if (!isNumber) return
    const signed = isRaise ? amount : -amount
    preview.mutate({
      sections: where ? [where] : [],
      change: kind === 'amount' ? { kind, cents: signed } : { kind: 'percent', hundredths: signed },
      rounding,
      with_options: withOptions,
    })
  }
  async function apply() {
    if (!preview.data) return
    const { change, hash } = preview.data
    const { kind: end } = await writes.changePrices({ ...change, hash })
    if (end === 'saved') onClose()
    else preview.reset()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.lead}
      align="top"
    >
      {preview.data ? (
        <div className="grid gap-4">
          {preview.data.rows.length === 0 ? <p role="status">{texts.none}</p> : null}
          <ul className="max-h-80 overflow-y-auto">
            {preview.data.rows.map((row, n) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two options may have one name.
                key={n}
                className="flex justify-between gap-3 border-line border-t py-2"
              >
                <span className="wrap-anywhere">{row.name}</span>
                <span className="num whitespace-nowrap">
                  {texts.row(moneyText(row.from_cents), moneyText(row.to_cents))}
                </span>
              </li>
            ))}
          </ul>
          {preview.data.rows.length > 0 ? (
            <Button look="primary" pending={writes.isSaving} onClick={() => void apply()}>
              {texts.apply(preview.data.rows.length)}
            </Button>
          ) : null}
          <Button look="ghost" onClick={() => preview.reset()}>
            {texts.back}
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={look} className="grid gap-4">
          <Field label={texts.where}>
            <PlainSelect value={where} onChange={({ target }) => setWhere(target.value)}>
              <option value="">{texts.everywhere}</option>
              {sections.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </PlainSelect>
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <Field label={texts.how}>
              <PlainSelect
                value={kind}
                onChange={({ target }) => {
                  setKind(target.value === 'amount' ? 'amount' : 'percent')
                  setValue('')
                }}
              >
                <option value="percent">{texts.percent}</option>
                <option value="amount">{texts.amount}</option>
              </PlainSelect>
            </Field>
            <Field label={texts.direction}>
              <PlainSelect
                value={isRaise ? 'raise' : 'lower'}
                onChange={({ target }) => setIsRaise(target.value === 'raise')}
              >
                <option value="raise">{texts.raise}</option>
                <option value="lower">{texts.lower}</option>
              </PlainSelect>
            </Field>
          </div>
          <Field
            label={kind === 'amount' ? texts.amountValue : texts.percentValue}
            error={isMissing ? texts.missing : null}
            required
          >
            {kind === 'amount' ? (
              <MaskedField mask="money" value={value} onValueChange={setValue} />
            ) : (
              <Input
                inputMode="decimal"
                value={value}
                onChange={({ target }) => setValue(target.value.replace(/[^\d.,]/g, ''))}
              />
            )}
          </Field>
          <Field label={texts.rounding}>
            <WordSelect
              of={PRICE_ROUNDINGS}
              words={PRICE_ROUNDING_WORDS}
              value={rounding}
              onChoose={setRounding}
            />
          </Field>
          <Checkbox label={texts.options} checked={withOptions} onCheckedChange={setWithOptions} />
          {preview.isError ? (
            <p role="alert" className="font-semibold text-vermelho-700">
              {failureText(preview.error)}
            </p>
          ) : null}
          <Button type="submit" look="primary" pending={preview.isPending}>
            {texts.look}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
