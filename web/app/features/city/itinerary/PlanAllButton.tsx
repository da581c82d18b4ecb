import { CalendarPlus2 } from 'lucide-react'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { inputStyle } from '~/ui/input-style.ts'
import { toast } from '~/ui/toast.ts'
import { PLAN_PATH } from './itinerary.constants.ts'
import { addStops } from './local-plan.ts'
import { planButtonTexts as texts } from './plan-button.texts.ts'
import { datedStops, type StopOfDay } from './use-checked-days.ts'

/** It needs a script: until there is one, its place is kept empty. */
const scripted = 'invisible in-data-hydrated:visible'

type PlanAllButtonProps = {
  stops: readonly StopOfDay[]
  today: string
  /** The date of the first day. */
  first: string
  onFirst: (date: string) => void
}

/** One tap puts all of them into the plan; what has days begins on the chosen date. */
export function PlanAllButton({ stops, today, first, onFirst }: PlanAllButtonProps) {
  const navigate = useNavigate()
  const id = useId()
  if (stops.length === 0) return null

  function add() {
    const outcome = addStops(datedStops(stops, first))
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
            onChange={({ target }) => {
              if (target.value) onFirst(target.value)
            }}
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
