import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import {
  REFUSAL_TEXT_MAX,
  RETURN_ANSWER_SENTENCES,
  RETURN_ANSWER_WORDS,
  RETURN_ANSWERS,
} from '@portal/contract/storefront/orders/orders.texts'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { firstName } from './board.rules.ts'
import { boardTexts } from './board.texts.ts'
import { CustomerSentence } from './CustomerSentence.tsx'
import type { OrderWrites } from './use-order-writes.ts'

const { returns: texts, refuse } = boardTexts

type ReturnDialogProps = { order: OwnOrder; writes: OrderWrites; onClose: () => void }

/** How goods come back, in the words that the customer will read. Nobody can say no. */
export function ReturnDialog({ order, writes, onClose }: ReturnDialogProps) {
  const answers = RETURN_ANSWERS.filter((code) => code !== 'fetch' || order.contact?.address)
  const [code, setCode] = useState(answers[0] ?? 'bring')
  const [typed, setTyped] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const sentence = typed ?? RETURN_ANSWER_SENTENCES[code]
  async function answer() {
    if (!sentence.trim()) return setMissing(true)
    const text = sentence.trim().slice(0, REFUSAL_TEXT_MAX)
    await writes.answerReturn(order, { code, text })
    // Answered, or somebody else was first: how it is now stands on the board.
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      align="top"
      title={texts.dialog(order.number)}
      description={texts.right}
      footer={
        <>
          <Button
            pending={writes.pending?.id === order.id}
            onClick={() => void answer()}
            className="md:flex-1"
          >
            {texts.send}
          </Button>
          <DialogClose>{refuse.back}</DialogClose>
        </>
      }
    >
      <RadioGroup
        aria-label={texts.how}
        value={code}
        onValueChange={setCode}
        options={answers.map((value) => ({ value, label: RETURN_ANSWER_WORDS[value] }))}
      />
      <CustomerSentence
        reader={firstName(order.contact?.name ?? '') || refuse.customer}
        sentence={sentence}
        typed={typed}
        isMissing={isMissing}
        onType={(text) => {
          setTyped(text)
          setMissing(false)
        }}
      />
    </Dialog>
  )
}
