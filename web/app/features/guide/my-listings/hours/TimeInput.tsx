import { Input } from '~/ui/Input.tsx'
import { minuteOfText, textOfMinute } from './hours-editing.rules.ts'

type TimeInputProps = {
  label: string
  minute: number
  onMinuteChange: (minute: number) => void
  id?: string | undefined
  isWrong?: boolean
  describedBy?: string | undefined
}

/** The browser's own clock: a wheel on a phone, four digits on a keyboard. */
export function TimeInput({
  label,
  minute,
  onMinuteChange,
  id,
  isWrong = false,
  describedBy,
}: TimeInputProps) {
  return (
    <Input
      id={id}
      type="time"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      value={textOfMinute(minute)}
      onChange={({ currentTarget }) => onMinuteChange(minuteOfText(currentTarget.value))}
      className="num min-h-12 px-2.5! text-center"
    />
  )
}
