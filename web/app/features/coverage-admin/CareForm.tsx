import type { ManagedCoverage } from '@portal/contract/coverage-requests/coverage-board'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Select } from '~/ui/Select.tsx'
import { useCoverageChanges } from './coverage-admin.queries.ts'
import { coverageAdminTexts } from './coverage-admin.texts.ts'

const texts = coverageAdminTexts.detail
const NOBODY = 'ninguem'

type CareFormProps = { request: ManagedCoverage; team: readonly { id: string; name: string }[] }

/** Who takes care of it, and until when. */
export function CareForm({ request, team }: CareFormProps) {
  const [assignee, setAssignee] = useState(request.assignee?.id ?? NOBODY)
  const [due, setDue] = useState(request.due_on ?? '')
  const { arrange, isPending } = useCoverageChanges()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    void arrange({
      id: request.id,
      version: request.version,
      assignee_id: assignee === NOBODY ? null : assignee,
      due_on: due || null,
    })
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field label={texts.care}>
        <Select
          value={assignee}
          onValueChange={setAssignee}
          options={[
            { value: NOBODY, label: texts.nobody },
            ...team.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <Field label={texts.due} optional>
        <DateField value={due} onValueChange={setDue} />
      </Field>
      <Button type="submit" look="line" pending={isPending}>
        {texts.save}
      </Button>
    </form>
  )
}
