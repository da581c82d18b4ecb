import { cityDay } from '~/platform/moments.ts'
import { DateField } from '~/ui/DateField.tsx'
import type { TextControl } from '~/ui/Upgraded.tsx'
import { EARLIEST_BIRTH_DATE } from './club.constants.ts'

export function PickedBirthDate(control: TextControl) {
  return (
    <DateField
      min={EARLIEST_BIRTH_DATE}
      max={cityDay(new Date())}
      autoComplete="bday"
      {...control}
    />
  )
}
