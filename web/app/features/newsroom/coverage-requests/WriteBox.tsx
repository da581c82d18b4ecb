import { COVERAGE_MESSAGE_MAX } from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { followTexts as texts } from './coverage.texts.ts'
import type { useFollowed } from './follow.queries.ts'

/** What was written stays until it has arrived; sent again it is the same message. */
export function WriteBox({ writing }: { writing: ReturnType<typeof useFollowed>['write'] }) {
  const [text, setText] = useState('')
  const [name, setName] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim().length < 2) return setError(texts.writeMissing)
    if (writing.isPending) return
    writing.mutate(
      { text: text.trim(), client_id: name },
      {
        onSuccess() {
          setText('')
          setName(crypto.randomUUID())
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-3">
      <Field label={texts.write} hint={texts.writeHint} error={error}>
        <Textarea
          rows={3}
          value={text}
          maxLength={COVERAGE_MESSAGE_MAX}
          onChange={(event) => {
            setError(null)
            setText(event.target.value)
          }}
        />
      </Field>
      <div>
        <Button type="submit" size="sm" pending={writing.isPending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
