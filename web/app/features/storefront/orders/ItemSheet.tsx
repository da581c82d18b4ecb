import { moneyText } from '@portal/contract/shared/plan-prices'
import type { CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import {
  type ChoiceProblem,
  type ChoosableSection,
  problemsOfChoice,
} from '@portal/contract/storefront/catalogue/choice-rules'
import { priceNow, priceOf } from '@portal/contract/storefront/catalogue/price-rules'
import { LINE_NOTE_MAX, MOST_OF_A_LINE } from '@portal/contract/storefront/orders/orders.texts'
import clsx from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { BottomSheet } from '~/ui/BottomSheet.tsx'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { CartLine, Chosen } from './cart.rules.ts'
import { type ChoiceDraft, choose, chooseInner, firstDraft } from './choice-draft.rules.ts'
import { sheetTexts as texts } from './ordering.texts.ts'

type ItemSheetProps = {
  item: CatalogueItem
  section: ChoosableSection
  /** What is in the cart already, to be chosen anew. */
  line?: CartLine | undefined
  now: Date
  open: boolean
  onOpenChange: (open: boolean) => void
  /** False where there is no room for it. */
  onChosen: (chosen: Chosen) => boolean
}

/** Sizes, options and a note of one item, and what it costs so. */
export function ItemSheet({
  item,
  section,
  line,
  now,
  open,
  onOpenChange,
  onChosen,
}: ItemSheetProps) {
  const [draft, setDraft] = useState(() => firstDraft(item, line))
  const problems = problemsOfChoice(item, section, draft, now)
  const missing = problems.filter(isMissing)
  // What is still to be chosen is said once, beside the button; what is wrong stands where it is.
  const shown = problems.filter((problem) => !isMissing(problem))
  const price = moneyText(priceOf(item, draft, now).unit_cents * draft.quantity)
  const change = (changes: Partial<ChoiceDraft>) => setDraft((old) => ({ ...old, ...changes }))

  function finish() {
    const chosen = { ...draft, item_id: item.id, name: item.name, note: draft.note.trim() }
    if (onChosen(chosen)) onOpenChange(false)
  }

  return (
    <BottomSheet
      title={item.name}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <SheetFoot
          quantity={draft.quantity}
          onQuantity={(quantity) => change({ quantity })}
          label={problems.length > 0 ? texts.waits : line ? texts.save(price) : texts.add(price)}
          isReady={problems.length === 0}
          missing={missingText(missing, item)}
          onFinish={finish}
        />
      }
    >
      <div className="grid gap-6">
        {item.photo ? (
          <Picture
            picture={item.photo}
            alt=""
            sizes="(min-width: 40rem) 640px, 100vw"
            className="max-lg:aspect-auto! max-lg:h-32 lg:aspect-auto! lg:h-50"
          />
        ) : null}
        {item.description ? (
          <p className="whitespace-pre-line text-muted">{item.description}</p>
        ) : null}
        {item.is_alcoholic ? <p className="text-sm text-muted">{texts.adults}</p> : null}
        {shown.some(({ code }) => code === 'item') ? (
          <FieldError id="item-problema">{shown[0]?.message}</FieldError>
        ) : null}
        {item.variants.length > 0 ? (
          <VariantField
            item={item}
            now={now}
            value={draft.variant_id}
            error={shown.find(({ code }) => code === 'variant' || code === 'stock')?.message}
            onValue={(id) => change({ variant_id: id })}
          />
        ) : null}
        {item.groups.map((group) => (
          <ChoiceGroup
            key={group.id}
            group={group}
            choices={draft.choices}
            now={now}
            problems={shown}
            onChoose={(id, quantity) =>
              setDraft((old) => ({ ...old, choices: choose(old.choices, group, id, quantity) }))
            }
            onChooseInner={(outerId, inner, id, quantity) =>
              setDraft((old) => ({
                ...old,
                choices: chooseInner(old.choices, outerId, inner, id, quantity),
              }))
            }
          />
        ))}
        <Field label={texts.note} optional>
          <Input
            value={draft.note}
            maxLength={LINE_NOTE_MAX}
            placeholder={item.variants.length > 0 ? undefined : texts.notePlaceholder}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
      </div>
    </BottomSheet>
  )
}

/** A choice that nobody made yet, beside one that cannot be had. */
const isMissing = ({ code, about }: ChoiceProblem) =>
  code === 'few' || (code === 'variant' && about === null)

/** "Faltam 2 escolhas: tamanho e molho". */
function missingText(missing: readonly ChoiceProblem[], { groups }: CatalogueItem): string {
  const inner = groups.flatMap(({ options }) => options.flatMap((option) => option.groups))
  const names = missing.map(({ code, about }) =>
    code === 'variant'
      ? texts.variantShort
      : ([...groups, ...inner].find(({ id }) => id === about)?.name.toLocaleLowerCase('pt-BR') ??
        ''),
  )
  return names.length === 0 ? '' : texts.missing(names.length, LIST.format(names))
}
const LIST = new Intl.ListFormat('pt-BR')

type VariantFieldProps = {
  item: CatalogueItem
  now: Date
  value: string | null
  error: string | undefined
  onValue: (id: string) => void
}

function VariantField({ item, now, value, error, onValue }: VariantFieldProps) {
  return (
    <Field label={texts.variants} group required error={error}>
      <RadioGroup
        value={value ?? ''}
        onValueChange={onValue}
        options={item.variants
          .filter(({ is_available: isSold }) => isSold)
          .map((variant) => ({
            value: variant.id,
            label: variant.name,
            hint: [moneyText(priceNow(item, variant, now).cents), leftText(variant.left)]
              .filter(Boolean)
              .join(' · '),
            disabled: variant.left === 0,
          }))}
      />
    </Field>
  )
}

const FEW = 3
const leftText = (left: number | null) => {
  if (left === 0) return texts.soldOut
  return left !== null && left <= FEW ? texts.left(left) : ''
}

type SheetFootProps = {
  quantity: number
  onQuantity: (quantity: number) => void
  label: string
  isReady: boolean
  /** What is still to be chosen; empty where nothing is. */
  missing: string
  onFinish: () => void
}

function SheetFoot({ quantity, onQuantity, label, isReady, missing, onFinish }: SheetFootProps) {
  const id = useId()
  return (
    <>
      <p role="status" className={clsx('text-sm font-semibold text-sol-700', missing && 'mb-3')}>
        {missing}
      </p>
      <div className="flex items-center gap-3">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own frame */}
        <div role="group" aria-labelledby={id} className="flex flex-none items-center">
          <span id={id} className="sr-only">
            {texts.quantity}
          </span>
          <IconButton
            label={texts.oneLess}
            disabled={quantity <= 1}
            onClick={() => onQuantity(quantity - 1)}
          >
            <Minus aria-hidden="true" />
          </IconButton>
          <b aria-live="polite" className="num min-w-6 text-center">
            {quantity}
          </b>
          <IconButton
            label={texts.oneMore}
            disabled={quantity >= MOST_OF_A_LINE}
            onClick={() => onQuantity(quantity + 1)}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
        <Button look="primary" block disabled={!isReady} onClick={onFinish}>
          <span aria-live="polite" className="num">
            {label}
          </span>
        </Button>
      </div>
    </>
  )
}
