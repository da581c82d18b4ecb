import { REFUSAL_TEXT_MAX } from '@portal/contract/storefront/orders/orders.texts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { boardTexts } from './board.texts.ts'

const { refuse: texts } = boardTexts

type CustomerSentenceProps = {
  reader: string
  sentence: string
  /** Null while nobody has changed the sentence. */
  typed: string | null
  isMissing: boolean
  onType: (text: string) => void
}

/** What the customer will read, word by word; it may be written anew. */
export function CustomerSentence(props: CustomerSentenceProps) {
  const { reader, sentence, typed, isMissing, onType } = props
  return (
    <div className="mt-4">
      {typed === null ? (
        <>
          <p className="text-[0.875rem] text-muted">{texts.reads(reader)}</p>
          <blockquote className="mt-1 rounded-[4px_14px_14px_14px] bg-mangue-100 px-3.5 py-2.5 leading-[1.4] wrap-break-word">
            “{sentence}”
          </blockquote>
          <Button
            look="ghost"
            size="sm"
            className="-ml-4 underline"
            onClick={() => onType(sentence)}
          >
            {texts.change}
          </Button>
        </>
      ) : (
        <Field label={texts.text} error={isMissing ? texts.textMissing : null}>
          <Textarea
            value={typed}
            rows={3}
            maxLength={REFUSAL_TEXT_MAX}
            onChange={({ target }) => onType(target.value)}
          />
        </Field>
      )}
    </div>
  )
}
