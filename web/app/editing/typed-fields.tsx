import { type ComponentProps, useState } from 'react'
import { useController } from 'react-hook-form'
import { DateField as DateControl } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { ControlField, type Named, NamedField } from './fields.tsx'
import {
  numberText,
  readMoment,
  readNumber,
  type WrittenMoment,
  writtenMoment,
} from './typed-values.rules.ts'
import { termsOf, termsText } from './word-list.rules.ts'

/**
 * Fields that hold the contract's own value: nothing is converted between a form and its body. Where nothing is
 * written they hold null, whether or not the contract takes it.
 */

type NumberFieldProps = Named & {
  maxLength?: number
  /** With a comma: a latitude, metres. */
  isFraction?: boolean
}

export function NumberField({ isFraction = false, maxLength, ...field }: NumberFieldProps) {
  return (
    <ControlField show={numberText} {...field}>
      {({ value, onChange }) => (
        <NumberInput
          value={value}
          onValueChange={onChange}
          isFraction={isFraction}
          maxLength={maxLength}
        />
      )}
    </ControlField>
  )
}

type NumberInputProps = {
  value: number | null
  onValueChange: (value: number | null) => void
  isFraction: boolean
  maxLength: number | undefined
}

function NumberInput({ value, onValueChange, isFraction, maxLength }: NumberInputProps) {
  const [typed, setTyped] = useState(() => numberText(value))
  // What the form says wins, unless it says what is written here.
  const text = Object.is(readNumber(typed, !isFraction), value) ? typed : numberText(value)
  return (
    <Input
      value={text}
      inputMode={isFraction ? 'decimal' : 'numeric'}
      maxLength={maxLength}
      onChange={({ target }) => {
        setTyped(target.value)
        onValueChange(readNumber(target.value, !isFraction))
      }}
    />
  )
}

const reais = (cents: number | null) =>
  cents === null
    ? ''
    : (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })

/** In centavos. */
export function MoneyField(field: Named) {
  return (
    <ControlField show={reais} {...field}>
      {({ value, onChange }) => (
        <MaskedField
          mask="money"
          value={value === null ? '' : String(value)}
          onValueChange={(raw) => onChange(raw === '' ? null : Number(raw))}
        />
      )}
    </ControlField>
  )
}

type MomentFieldProps = Omit<Named, 'label' | 'show'> & {
  labels: [day: string, hour: string]
}

const momentWords = (moment: string | null) => {
  const { date, time } = writtenMoment(moment)
  return [date.split('-').reverse().join('/'), time].filter(Boolean).join(', ')
}

/** A day and an hour of the city, side by side where both can be read. */
export function MomentField({ labels: [day, hour], name, ...field }: MomentFieldProps) {
  const { field: control } = useController({ name })
  const value: string | null = control.value
  const [typed, setTyped] = useState<WrittenMoment>(() => writtenMoment(value))
  const written = readMoment(typed) === value ? typed : writtenMoment(value)
  function change(part: Partial<WrittenMoment>) {
    const next = { ...written, ...part }
    setTyped(next)
    control.onChange(readMoment(next))
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      <NamedField name={name} label={day} show={momentWords} className="min-w-44 flex-1" {...field}>
        <DateControl value={written.date} onValueChange={(date) => change({ date })} />
      </NamedField>
      <Field label={hour} className="min-w-32 flex-1">
        <Input
          type="time"
          value={written.time}
          aria-label={`${day} ${hour}`}
          onChange={({ target }) => change({ time: target.value })}
        />
      </Field>
    </div>
  )
}

type WordsFieldProps = Named & Pick<ComponentProps<typeof Input>, 'maxLength'>

/** Several words or names in one line, with commas between them. */
export function WordsField({ maxLength, ...field }: WordsFieldProps) {
  return (
    <ControlField show={termsText} {...field}>
      {({ value, onChange }) => (
        <WordsInput value={value} onValueChange={onChange} maxLength={maxLength} />
      )}
    </ControlField>
  )
}

type WordsInputProps = {
  value: readonly string[]
  onValueChange: (words: string[]) => void
  maxLength: number | undefined
}

function WordsInput({ value, onValueChange, maxLength }: WordsInputProps) {
  const [typed, setTyped] = useState(() => termsText(value))
  const text = termsText(termsOf(typed)) === termsText(value) ? typed : termsText(value)
  return (
    <Input
      value={text}
      maxLength={maxLength}
      onChange={({ target }) => {
        setTyped(target.value)
        onValueChange(termsOf(target.value))
      }}
    />
  )
}
