import { moneyText } from '@portal/contract/shared/plan-prices'
import { ITEM_NAME_MAX } from '@portal/contract/storefront/catalogue/catalogue.texts'
import { Plus } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'

const { quick: texts } = catalogueEditorTexts

type Typed = { id: string; name: string; price_cents: number; failure: string | null }
type QuickAddProps = {
  section: { id: string; name: string }
  writes: Pick<CatalogueWrites, 'addItem'>
}

/** Name, Enter, price, Enter: the next one is typed while the last is on its way. */
export function QuickAdd({ section, writes }: QuickAddProps) {
  const ids = useId()
  const [name, setName] = useState('')
  const [price, setPrice] = useState('')
  const [problem, setProblem] = useState<'name' | 'price' | null>(null)
  const [sending, setSending] = useState<Typed[]>([])
  const [news, setNews] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (field: 'name' | 'price') =>
    form.current?.querySelector<HTMLInputElement>(`#${CSS.escape(`${ids}${field}`)}`)?.focus()

  function onNameKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (name.trim()) focusOn('price')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = !name.trim() ? 'name' : price === '' ? 'price' : null
    setProblem(missing)
    if (missing) return focusOn(missing)
    const typed = { id: crypto.randomUUID(), name: name.trim(), price_cents: Number(price) }
    setName('')
    setPrice('')
    focusOn('name')
    void send({ ...typed, failure: null })
  }

  async function send(typed: Typed) {
    const { failure: _failure, ...item } = typed
    setSending((all) => [...all.filter(({ id }) => id !== item.id), { ...item, failure: null }])
    const outcome = await writes.addItem(section.id, item)
    if (outcome.kind === 'saved') {
      setSending((all) => all.filter(({ id }) => id !== item.id))
      setNews(texts.added(item.name))
      return
    }
    const failure = outcome.kind === 'busy' ? texts.saving : outcome.sentence
    setSending((all) => all.map((one) => (one.id === item.id ? { ...one, failure } : one)))
  }

  return (
    <>
      {sending.length > 0 ? (
        <ul>
          {sending.map((typed) => (
            <li key={typed.id} className="grid gap-1 border-line border-t py-2">
              <p className="flex justify-between gap-3">
                <span className="wrap-anywhere">{typed.name}</span>
                <span className="num">{moneyText(typed.price_cents)}</span>
              </p>
              {typed.failure ? (
                <div role="alert" className="grid gap-2">
                  <p className="font-semibold text-sm text-vermelho-700">{typed.failure}</p>
                  <div className="flex gap-2">
                    <Button look="line" size="sm" onClick={() => void send(typed)}>
                      {texts.retry}
                    </Button>
                    <Button
                      look="ghost"
                      size="sm"
                      onClick={() => setSending((all) => all.filter((one) => one !== typed))}
                    >
                      {texts.drop}
                    </Button>
                  </div>
                </div>
              ) : (
                <p className="text-muted text-sm">{texts.saving}</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <form
        ref={form}
        noValidate
        aria-label={texts.label(section.name)}
        onSubmit={submit}
        className="grid grid-cols-1 gap-2 border-line border-t pt-3"
      >
        <Field
          id={`${ids}name`}
          label={texts.name}
          error={problem === 'name' ? texts.nameMissing : null}
        >
          <Input
            value={name}
            maxLength={ITEM_NAME_MAX}
            autoComplete="off"
            autoCapitalize="sentences"
            enterKeyHint="next"
            onKeyDown={onNameKey}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          <Field
            id={`${ids}price`}
            label={texts.price}
            error={problem === 'price' ? texts.priceMissing : null}
            className="min-w-0 flex-1 basis-32"
          >
            <MaskedField mask="money" value={price} onValueChange={setPrice} enterKeyHint="done" />
          </Field>
          <Button type="submit" look="ink">
            <Plus aria-hidden="true" />
            {texts.add}
            <span className="sr-only">, {section.name}</span>
          </Button>
        </div>
      </form>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}
