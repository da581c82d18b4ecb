import type {
  OpeningHours,
  TemporaryClosure,
} from '@portal/contract/guide/establishments/hours-types'
import { LONGEST_NOTE } from '@portal/contract/guide/establishments/hours-types'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { hoursEditorTexts } from './hours-editor.texts.ts'

const texts = hoursEditorTexts.closure

type ClosureEditorProps = {
  hours: OpeningHours
  today: string
  onChange: (hours: OpeningHours) => void
}

export function ClosureEditor({ hours, today, onChange }: ClosureEditorProps) {
  const { temporarily_closed: closure } = hours
  const set = (temporarily_closed: TemporaryClosure | null) =>
    onChange({ ...hours, temporarily_closed })
  return (
    <Panel aria-label={texts.title} className="grid gap-4">
      <Switch
        label={texts.title}
        hint={texts.hint}
        checked={closure !== null}
        onCheckedChange={(isClosed) => set(isClosed ? { reopens_on: null, note: null } : null)}
      />
      {closure ? (
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={texts.reopens} hint={texts.reopensHint} optional>
            <DateField
              value={closure.reopens_on ?? ''}
              min={today}
              onValueChange={(date) => set({ ...closure, reopens_on: date || null })}
            />
          </Field>
          <Field label={texts.note} optional>
            <Input
              value={closure.note ?? ''}
              maxLength={LONGEST_NOTE}
              onChange={({ currentTarget }) =>
                set({ ...closure, note: currentTarget.value || null })
              }
            />
          </Field>
        </div>
      ) : null}
    </Panel>
  )
}
