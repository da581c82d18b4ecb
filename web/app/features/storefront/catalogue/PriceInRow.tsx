import type { OwnItem } from '@portal/contract/storefront/catalogue/catalogue-editor'
import { type KeyboardEvent, useState } from 'react'
import { Field } from '~/ui/Field.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'

const { item: texts } = catalogueEditorTexts
const MARK = 'data-price'

type PriceInRowProps = { item: OwnItem; writes: Pick<CatalogueWrites, 'setPrice'> }

/** Price, Enter, the next price: each is saved by itself when it is left. */
export function PriceInRow({ item, writes }: PriceInRowProps) {
  const saved = String(item.price_cents)
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function save() {
    if (typed === null || typed === saved) return setProblem(null)
    if (typed === '') return setProblem(texts.priceMissing)
    const outcome = await writes.setPrice(item, Number(typed))
    if (outcome.kind === 'saved') setTyped(null)
    const refused = outcome.kind !== 'saved' && outcome.kind !== 'busy'
    setProblem(refused ? (outcome.fields[0]?.message ?? outcome.sentence) : null)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const all = [...document.querySelectorAll<HTMLInputElement>(`input[${MARK}]`)]
    const next = all[all.indexOf(event.currentTarget) + 1]
    // Leaving a field saves it, so the last one is left too.
    if (next) next.focus()
    else event.currentTarget.blur()
  }
  return (
    <Field label={texts.priceOf(item.name)} hideLabel error={problem} className="w-32 flex-none">
      <MaskedField
        mask="money"
        {...{ [MARK]: '' }}
        value={typed ?? saved}
        enterKeyHint="next"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onValueChange={setTyped}
        onKeyDown={onKeyDown}
        onBlur={() => void save()}
      />
    </Field>
  )
}
