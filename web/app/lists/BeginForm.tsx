import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'

type BeginFormProps = {
  label: string
  submit: string
  minLength: number
  maxLength: number
  isPending: boolean
  onBegin: (name: string) => Promise<void>
  /** What else must be chosen: its kind. */
  children?: ReactNode
}

/** Above a list: a name is all it takes to begin a draft. */
export function BeginForm({
  label,
  submit,
  minLength,
  maxLength,
  isPending,
  onBegin,
  children,
}: BeginFormProps) {
  const [name, setName] = useState('')
  function begin(event: FormEvent) {
    event.preventDefault()
    void onBegin(name)
  }
  return (
    <Panel>
      <form onSubmit={begin} className="flex flex-wrap items-end gap-3">
        {children}
        <Field label={label} required className="min-w-60 flex-1">
          <Input
            value={name}
            minLength={minLength}
            maxLength={maxLength}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button type="submit" look="line" pending={isPending}>
          {submit}
        </Button>
      </form>
    </Panel>
  )
}
