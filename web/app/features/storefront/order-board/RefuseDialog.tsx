import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import {
  REFUSAL_TEXT_MAX,
  REFUSAL_WORDS,
  type RefusalCode,
} from '@portal/contract/storefront/orders/orders.texts'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { firstName } from './board.rules.ts'
import { boardTexts } from './board.texts.ts'
import { CustomerSentence } from './CustomerSentence.tsx'
import { itemsOf, reasonsFor, refusalSentence } from './refusal.rules.ts'
import type { OrderWrites } from './use-order-writes.ts'

const { refuse: texts } = boardTexts

type RefuseDialogProps = { order: OwnOrder; writes: OrderWrites; onClose: () => void }

/** Why an order is not made, in the words that the customer will read. */
export function RefuseDialog({ order, writes, onClose }: RefuseDialogProps) {
  const reasons = reasonsFor(order)
  const [code, setCode] = useState<RefusalCode>('unavailable-item')
  const items = itemsOf(order)
  const [gone, setGone] = useState<string[]>(() =>
    items.length === 1 ? items.map(({ id }) => id) : [],
  )
  const [sellsOut, setSellsOut] = useState(true)
  /** Null while nobody has changed the sentence. */
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<'item' | 'text' | null>(null)
  const isNew = order.status === 'received'
  const names = items.filter(({ id }) => gone.includes(id)).map(({ name }) => name)
  const sentence = typed ?? refusalSentence(code, code === 'unavailable-item' ? names : [])
  const reader = firstName(order.contact?.name ?? '') || texts.customer
  const toggle = (id: string, isGone: boolean) => {
    setGone((all) => (isGone ? [...all, id] : all.filter((one) => one !== id)))
    setProblem(null)
  }

  async function refuse() {
    if (code === 'unavailable-item' && gone.length === 0) return setProblem('item')
    if (!sentence.trim()) return setProblem('text')
    const text = sentence.trim().slice(0, REFUSAL_TEXT_MAX)
    const isDone = await writes.move(order, 'cancelled', { code, text }, texts.done(order.number))
    if (isDone && code === 'unavailable-item' && sellsOut) await writes.sellOut(gone)
    // Refused, or moved by somebody else meanwhile: how it is now stands on the board.
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      align="top"
      title={isNew ? texts.title(order.number) : texts.cancelTitle(order.number)}
      footer={
        <>
          <Button
            pending={writes.pending?.id === order.id}
            onClick={() => void refuse()}
            className="md:flex-1"
          >
            {isNew ? texts.confirm : texts.confirmCancel}
          </Button>
          <DialogClose>{texts.back}</DialogClose>
        </>
      }
    >
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{texts.why}</legend>
        <ul>
          {reasons.map((reason) => (
            <li key={reason} className="border-line border-b">
              <label className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-3">
                <input
                  type="radio"
                  name="motivo"
                  checked={code === reason}
                  onChange={() => {
                    setCode(reason)
                    setProblem(null)
                  }}
                  className="size-6 appearance-none rounded-full border-[1.5px] border-placeholder bg-white checked:border-[7px] checked:border-mar-900"
                />
                {REFUSAL_WORDS[reason]}
              </label>
              {reason === 'unavailable-item' && code === reason ? (
                <fieldset className="mb-2.5 ml-9 min-w-0 rounded-input bg-areia-100 px-3.5 py-1">
                  <legend className="sr-only">{texts.which}</legend>
                  {items.map(({ id, name }) => (
                    <Checkbox
                      key={id}
                      label={name}
                      checked={gone.includes(id)}
                      onCheckedChange={(isGone) => toggle(id, isGone)}
                    />
                  ))}
                  {problem === 'item' ? (
                    <FieldError id="motivo-item">{texts.itemMissing}</FieldError>
                  ) : null}
                  <Checkbox
                    label={<b className="font-semibold">{texts.soldOut}</b>}
                    checked={sellsOut}
                    onCheckedChange={setSellsOut}
                    className="border-line border-t"
                  />
                </fieldset>
              ) : null}
            </li>
          ))}
        </ul>
      </fieldset>
      <CustomerSentence
        reader={reader}
        sentence={sentence}
        typed={typed}
        isMissing={problem === 'text'}
        onType={(text) => {
          setTyped(text)
          setProblem(null)
        }}
      />
    </Dialog>
  )
}
