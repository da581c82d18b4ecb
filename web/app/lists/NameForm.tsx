import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { listTexts } from './lists.texts.ts'

type NameFormProps = {
  label: string
  submit: string
  minLength: number
  maxLength: number
  isPending: boolean
  /** True where it was taken and the field is free for the next. */
  onName: (name: string) => Promise<unknown>
  initial?: string
  button?: Pick<ComponentProps<typeof Button>, 'look' | 'size'>
  before?: ReactNode
  after?: ReactNode
}

/** A name and a button; what the name lacks is said under it, in our words. */
export function NameForm({
  label,
  submit,
  minLength,
  maxLength,
  isPending,
  onName,
  initial = '',
  button = { look: 'line' },
  before,
  after,
}: NameFormProps) {
  const [name, setName] = useState(initial)
  const [isTold, setIsTold] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isShort = name.trim().length < minLength
  async function send(event: FormEvent) {
    event.preventDefault()
    setIsTold(isShort)
    if (isShort) return field.current?.focus()
    if ((await onName(name)) === true) setName('')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="flex flex-wrap items-end gap-3"
    >
      {before}
      <Field
        label={label}
        required
        error={isTold && isShort ? listTexts.short(minLength) : null}
        className="min-w-60 flex-1"
      >
        <Input
          ref={field}
          value={name}
          maxLength={maxLength}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" pending={isPending} {...button}>
        {submit}
      </Button>
      {after}
    </form>
  )
}
