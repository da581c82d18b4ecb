import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { FormFailure } from './FormFailure.tsx'

type Problems<Field extends string> = Partial<Record<Field, string>>

type TriedFormProps<Field extends string> = {
  /** In the order of the page: the summary names them so. */
  fields: readonly Field[]
  idOf: (field: Field) => string
  /** What is wrong with the words as they are now. */
  problems: Problems<Field>
  /** What only the server knew. */
  refusals: Problems<Field>
  /** Why it did not arrive. */
  failure: string | null
  isPending: boolean
  texts: { send: string; sending: string; failed: string }
  className: string
  onSend: () => void
  children: (shown: Problems<Field>) => ReactNode
}

/** A form anybody may send: nothing is called wrong before it was tried once. */
export function TriedForm<Field extends string>({
  fields,
  idOf,
  problems,
  refusals,
  failure,
  isPending,
  texts,
  className,
  onSend,
  children,
}: TriedFormProps<Field>) {
  const [told, setTold] = useState<{ fieldId: string; message: string }[]>([])
  const [hasTried, setTried] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const listed = fields.flatMap((field) => {
      const message = problems[field]
      return message ? [{ fieldId: idOf(field), message }] : []
    })
    setTried(true)
    setTold(listed)
    if (listed.length === 0 && !isPending) onSend()
  }
  return (
    <form noValidate onSubmit={submit} className={className}>
      <FormErrorSummary problems={told} />
      {children({ ...(hasTried ? problems : {}), ...refusals })}
      {failure && !isPending ? <FormFailure title={texts.failed}>{failure}</FormFailure> : null}
      <div className="grid md:justify-items-start">
        <Button type="submit" look="primary" pending={isPending}>
          {isPending ? texts.sending : texts.send}
        </Button>
      </div>
    </form>
  )
}
