import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { type FormEvent, useState } from 'react'
import { cityDay, timeValue } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.publish

type ScheduleWindowProps = {
  /** When it is to appear as it stands. */
  at: string | null
  onChosen: (at: Date) => Promise<boolean>
  onClose: () => void
}

export function ScheduleWindow({ at, onChosen, onClose }: ScheduleWindowProps) {
  const present = at ? new Date(at) : null
  const [day, setDay] = useState(present ? cityDay(present) : '')
  const [time, setTime] = useState(present ? timeValue(present) : '07:00')
  const [isTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const moment = momentOf(day, time)

  async function choose(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!moment) return
    setPending(true)
    if (await onChosen(moment)) onClose()
    setPending(false)
  }
  return (
    <Dialog
      open
      title={texts.scheduleTitle}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
    >
      <form onSubmit={choose} noValidate className="grid gap-4">
        <Field label={texts.day} error={isTried && !moment ? texts.missingMoment : null}>
          <DateField value={day} min={cityDay(new Date())} onValueChange={setDay} />
        </Field>
        <Field label={texts.time} hint={texts.timeHint}>
          <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
        <Button type="submit" pending={isPending}>
          {texts.schedule}
        </Button>
      </form>
    </Dialog>
  )
}

/** A day and an hour on the city's clock, wherever this device is. */
function momentOf(day: string, time: string): Date | null {
  const [hours, minutes] = time.split(':').map(Number)
  if (!day || hours === undefined || minutes === undefined || Number.isNaN(hours + minutes))
    return null
  return instantOfWallMinute(dayOfKnownDate(day) * MINUTES_PER_DAY + hours * 60 + minutes)
}
