import type { Itinerary } from '@portal/contract/city/itinerary/itinerary'
import { MOST_STOPS, planText, stopText } from '@portal/contract/city/itinerary/plan-text'
import { CalendarPlus, Link2Off, ListPlus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { daysOf, stopsOfAnswer } from './days.rules.ts'
import { PLAN_PATH, planCalendar } from './itinerary.constants.ts'
import { itineraryTexts as texts } from './itinerary.texts.ts'
import { keepPlan, readPlanKept } from './local-plan.ts'
import { PlanDays } from './PlanDays.tsx'
import { planButtonTexts } from './plan-button.texts.ts'
import { StopRow } from './StopRow.tsx'

/** A plan that came by a link: to be read by anybody, to be kept by whoever wants it. */
export function SharedPlan({ answer, today }: { answer: Itinerary; today: string }) {
  const navigate = useNavigate()
  const stops = stopsOfAnswer(answer)
  if (stops.length === 0) return <Nothing />

  function keep() {
    const kept = readPlanKept()
    const known = new Set(kept.map(stopText))
    const added = stops.filter((stop) => !known.has(stopText(stop)))
    if (added.length === 0) toast({ title: texts.keptAll })
    else if (kept.length + added.length > MOST_STOPS) {
      const { full: title, fullText: description } = planButtonTexts
      return toast({ title, description, variant: 'destructive' })
    } else if (keepPlan([...kept, ...added])) {
      toast({ title: texts.kept(added.length), variant: 'success' })
    } else {
      const { off: title, offText: description } = planButtonTexts
      return toast({ title, description, variant: 'destructive' })
    }
    void navigate(PLAN_PATH)
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-2">
        <Button look="primary" onClick={keep} className="invisible in-data-hydrated:visible">
          <ListPlus aria-hidden="true" />
          {texts.keep}
        </Button>
        {stops.some(({ date }) => date) ? (
          <a href={planCalendar(planText(stops))} className={buttonStyle({ look: 'line' })}>
            <CalendarPlus aria-hidden="true" />
            {texts.calendar}
          </a>
        ) : null}
        <TextLink to={PLAN_PATH} block className="ml-2">
          {texts.mine}
        </TextLink>
      </div>
      <PlanDays
        days={daysOf(stops)}
        today={today}
        keyOf={stopText}
        isShared
        renderStop={(stop) => <StopRow stop={stop} />}
      />
    </>
  )
}

function Nothing() {
  return (
    <EmptyState
      icon={<Link2Off />}
      title={texts.emptySharedTitle}
      level="h2"
      action={<LinkButton to={PLAN_PATH}>{texts.mine}</LinkButton>}
    >
      {texts.emptyShared}
    </EmptyState>
  )
}
