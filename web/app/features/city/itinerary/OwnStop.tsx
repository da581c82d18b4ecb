import { CalendarClock, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
import { toast } from '~/ui/toast.ts'
import { clockValue, minuteOfClock, type ShownStop } from './days.rules.ts'
import { itineraryTexts as texts } from './itinerary.texts.ts'
import { addStop, changeStop, type KeptStop } from './local-plan.ts'
import { StopRow } from './StopRow.tsx'

const REST_MS = 900

type OwnStopProps = {
  stop: ShownStop
  today: string
  isChanging: boolean
  /** It is known by its day and hour: whoever changes them says what it is now. */
  onChanging: (stop: KeptStop | null) => void
}

export function OwnStop({ stop, today, isChanging, onChanging }: OwnStopProps) {
  const fields = useId()
  const kept: KeptStop = {
    kind: stop.kind,
    slug: stop.slug,
    date: stop.date,
    minute: stop.minute,
    name: stop.told?.name ?? stop.name,
  }
  function remove() {
    changeStop(stop, null)
    const action = { label: texts.undo, onClick: () => void addStop(kept) }
    toast({ title: texts.removed, description: kept.name, action })
  }
  function change(when: Pick<KeptStop, 'date' | 'minute'>) {
    const next = { ...kept, ...when }
    changeStop(stop, next)
    onChanging(next)
  }
  return (
    <StopRow
      stop={stop}
      actions={
        <>
          <Button
            look="line"
            size="sm"
            aria-label={texts.changeOf(kept.name)}
            aria-expanded={isChanging}
            aria-controls={fields}
            onClick={() => onChanging(isChanging ? null : kept)}
          >
            <CalendarClock aria-hidden="true" />
            {texts.change}
          </Button>
          <IconButton label={texts.remove(kept.name)} onClick={remove} className="ml-auto">
            <X aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      <div id={fields}>
        {isChanging ? <WhenFields stop={stop} today={today} onChange={change} /> : null}
      </div>
    </StopRow>
  )
}

type WhenFieldsProps = {
  stop: KeptStop
  today: string
  onChange: (when: Pick<KeptStop, 'date' | 'minute'>) => void
}

/** An hour is typed digit by digit: it counts after a moment's rest, or the row would move meanwhile. */
function WhenFields({ stop, today, onChange }: WhenFieldsProps) {
  const [time, setTime] = useState(clockValue(stop.minute))
  const timeField = useRef<HTMLInputElement>(null)
  const minute = minuteOfClock(time)
  const commit = () => {
    if (stop.date && minute !== stop.minute) onChange({ date: stop.date, minute })
  }
  const onRest = useEffectEvent(commit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every digit begins the rest anew
  useEffect(() => {
    const rest = setTimeout(onRest, REST_MS)
    return () => clearTimeout(rest)
  }, [time])
  useEffect(() => {
    // With another day the row moved to another list, and the focus fell off.
    if (document.activeElement === document.body) timeField.current?.focus()
  }, [])
  return (
    <div className="grid gap-3 pt-1 pb-2 md:grid-cols-2">
      <Field label={texts.date}>
        <DateField
          value={stop.date ?? ''}
          min={today}
          onValueChange={(date) => {
            if (date && date !== stop.date) onChange({ date, minute })
          }}
        />
      </Field>
      <Field label={texts.time} optional>
        <Input
          ref={timeField}
          type="time"
          value={time}
          disabled={!stop.date}
          onChange={(event) => setTime(event.currentTarget.value)}
          onBlur={commit}
        />
      </Field>
    </div>
  )
}
