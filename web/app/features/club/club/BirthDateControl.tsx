import { useState } from 'react'
import { cityDay } from '~/platform/moments.ts'
import { isoToText } from '~/ui/date-text.ts'
import { Input } from '~/ui/Input.tsx'
import { type TextControl, Upgraded } from '~/ui/Upgraded.tsx'
import { birthDay } from './birth-date.rules.ts'

const load = () => import('./PickedBirthDate.tsx').then((module) => module.PickedBirthDate)

/** Hands out an ISO day up to today; empty while none is written. */
export function BirthDateControl(control: TextControl) {
  return <Upgraded load={load} plain={<WrittenBirthDate {...control} />} {...control} />
}

function WrittenBirthDate({ value, onValueChange }: TextControl) {
  const [written, setWritten] = useState('')
  const today = cityDay(new Date())
  const text = birthDay(written, today) === value ? written : isoToText(value)
  return (
    <Input
      value={text}
      inputMode="numeric"
      autoComplete="bday"
      placeholder="dd/mm/aaaa"
      maxLength={10}
      className="num"
      onChange={(event) => {
        setWritten(event.target.value)
        onValueChange(birthDay(event.target.value, today))
      }}
    />
  )
}
