import type { PlannedStop } from '@portal/contract/city/itinerary/plan-text'
import { dayOfIsoDate, dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { CalendarPlus2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { inputStyle } from '~/ui/input-style.ts'
import { toast } from '~/ui/toast.ts'
import { PLAN_PATH } from './itinerary.constants.ts'
import { addStops } from './local-plan.ts'
import { planButtonTexts as texts } from './plan-button.texts.ts'

export type StopOfDay = Pick<PlannedStop, 'kind' | 'slug' | 'minute'> & {
  name: string
  /** From 1; none where it is for any day. */
  day: number | null
}

/** It needs a script: until there is one, its place is kept empty. */
const scripted = 'invisible in-data-hydrated:visible'

/** One tap puts all of them into the plan; what has days begins on the chosen one, tomorrow at first. */
export function PlanAllButton({ stops, today }: { stops: readonly StopOfDay[]; today: string }) {
  const navigate = useNavigate()
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const first = chosen ?? isoDateOfDay(dayOfKnownDate(today) + 1)
  if (stops.length === 0) return null

  function add() {
    const begins = dayOfIsoDate(first) ?? dayOfKnownDate(today) + 1
    const outcome = addStops(
      stops.map(({ day, minute, ...stop }) => ({
        ...stop,
        date: day === null ? null : isoDateOfDay(begins + day - 1),
        minute: day === null ? null : minute,
      })),
    )
    if (outcome === 'added') {
      const action = { label: texts.see, onClick: () => void navigate(PLAN_PATH) }
      const description = texts.addedAll(stops.length)
      return toast({ title: texts.done, description, variant: 'success', action })
    }
    const [title, description] =
      outcome === 'full' ? [texts.full, texts.fullText] : [texts.off, texts.offText]
    toast({ title, description, variant: 'destructive' })
  }

  return (
    <div className={`flex flex-wrap items-end gap-2 ${scripted}`}>
      {stops.some(({ day }) => day !== null) ? (
        <div className="grid gap-1">
          <label htmlFor={id} className="font-semibold text-sm">
            {texts.begins}
          </label>
          <input
            id={id}
            type="date"
            min={today}
            value={first}
            onChange={({ target }) => setChosen(target.value)}
            className={inputStyle({ className: 'w-auto' })}
          />
        </div>
      ) : null}
      <Button look="primary" onClick={add}>
        <CalendarPlus2 aria-hidden="true" />
        {texts.addAll}
      </Button>
    </div>
  )
}
