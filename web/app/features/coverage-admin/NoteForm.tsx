import { COVERAGE_MESSAGE_MAX } from '@portal/contract/coverage-requests/coverage.texts'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { useCoverageChanges } from './coverage-admin.queries.ts'
import { coverageAdminTexts } from './coverage-admin.texts.ts'

const texts = coverageAdminTexts.detail

/** A note for the team, or a message to the person: chosen before it is written, named on the button. */
export function NoteForm({ id }: { id: string }) {
  const [kind, setKind] = useState<'note' | 'message'>('note')
  const [text, setText] = useState('')
  const [name, setName] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<string | null>(null)
  const { note, isPending } = useCoverageChanges()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (text.trim().length < 2) return setError(texts.writeMissing)
    if (!(await note({ id, client_id: name, kind, text: text.trim() }))) return
    setText('')
    setName(crypto.randomUUID())
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={texts.write} group>
        <RadioGroup
          options={[
            { value: 'note', label: texts.writeKinds.note },
            { value: 'message', label: texts.writeKinds.message },
          ]}
          value={kind}
          onValueChange={setKind}
        />
      </Field>
      <Field label={texts.writeKinds[kind]} hint={texts.writeHint[kind]} error={error}>
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
        <Button type="submit" size="sm" pending={isPending}>
          {texts.add[kind]}
        </Button>
      </div>
    </form>
  )
}
