import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Select } from '~/ui/Select.tsx'

type ChoiceChangeProps<Value extends string> = {
  texts: {
    label: string
    hint: string
    action: string
    ask: (name: string, choice: string) => string
    text: string
  }
  name: string
  labels: Record<Value, string>
  /** What the chosen one means, in a sentence. */
  powers: Record<Value, string>
  options: readonly Value[]
  current: Value
  onChange: (value: Value) => Promise<void>
}

/** Choose, press, confirm: a role is never changed by one slip of the finger. */
export function ChoiceChange<Value extends string>({
  texts,
  name,
  labels,
  powers,
  options,
  current,
  onChange,
}: ChoiceChangeProps<Value>) {
  const [chosen, setChosen] = useState(current)
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <Field label={texts.label} hint={`${powers[chosen]} ${texts.hint}`}>
        <Select
          options={options.map((value) => ({ value, label: labels[value] }))}
          value={chosen}
          onValueChange={setChosen}
        />
      </Field>
      <ConfirmDialog
        title={texts.ask(name, labels[chosen])}
        description={texts.text}
        confirmLabel={texts.action}
        onConfirm={() => onChange(chosen)}
        trigger={
          <Button size="sm" look="line" disabled={chosen === current}>
            {texts.action}
          </Button>
        }
      />
    </div>
  )
}
