import { inOrder, planText, stopText } from '@portal/contract/city/itinerary/plan-text'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Palmtree, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { toast } from '~/ui/toast.ts'
import { useShare } from '~/ui/use-share.ts'
import { daysOf, shownStops } from './days.rules.ts'
import { planCalendar } from './itinerary.constants.ts'
import { itineraryQuery } from './itinerary.queries.ts'
import { itineraryTexts as texts } from './itinerary.texts.ts'
import { type KeptStop, keepPlan } from './local-plan.ts'
import { OwnStop } from './OwnStop.tsx'
import { PlanDays } from './PlanDays.tsx'
import { usePlan } from './use-plan.ts'

/** The plan that this browser keeps, with what the guide knows of it. */
export function OwnPlan({ today }: { today: string }) {
  const kept = usePlan()
  const plan = planText(inOrder(kept))
  const { data, isError, isFetching, refetch } = useQuery(itineraryQuery(plan))
  const [changing, setChanging] = useState<string | null>(null)
  if (kept.length === 0) return <Nothing />
  const days = daysOf(shownStops(kept, data ?? null))
  return (
    <>
      <Actions plan={plan} hasDays={days.some(({ date }) => date !== null)} />
      <p className="mt-3 mb-8 text-muted text-sm">{texts.here}</p>
      {isError && !isFetching ? (
        <div role="alert" className="mb-6 flex flex-wrap items-center gap-x-4 text-sm">
          <p>{texts.failed}</p>
          <Button look="line" size="sm" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
      <PlanDays
        days={days}
        today={today}
        keyOf={(stop) => (changing === stopText(stop) ? 'changing' : stopText(stop))}
        renderStop={(stop) => (
          <OwnStop
            stop={stop}
            today={today}
            isChanging={changing === stopText(stop)}
            onChanging={(now: KeptStop | null) => setChanging(now && stopText(now))}
          />
        )}
      />
    </>
  )
}

function Actions({ plan, hasDays }: { plan: string; hasDays: boolean }) {
  const share = useShare(texts.title, `?p=${plan}`)
  function clear() {
    keepPlan([])
    toast({ title: texts.cleared })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={share}>
        <Share2 aria-hidden="true" />
        {texts.share}
      </Button>
      {hasDays ? (
        <a href={planCalendar(plan)} className={buttonStyle({ look: 'line' })}>
          <CalendarPlus aria-hidden="true" />
          {texts.calendar}
        </a>
      ) : null}
      <ConfirmDialog
        title={texts.clearTitle}
        description={texts.clearText}
        confirmLabel={texts.clear}
        destructive
        onConfirm={clear}
        trigger={
          <Button look="ghost">
            <Trash2 aria-hidden="true" />
            {texts.clear}
          </Button>
        }
      />
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState
      icon={<Palmtree />}
      title={texts.emptyTitle}
      level="h2"
      action={
        <>
          <LinkButton to="/roteiros">{texts.ready}</LinkButton>
          <LinkButton to="/turismo" look="line">
            {texts.beaches}
          </LinkButton>
          <LinkButton to="/eventos" look="line">
            {texts.events}
          </LinkButton>
          <LinkButton to="/guia-comercial" look="line">
            {texts.places}
          </LinkButton>
        </>
      }
    >
      {texts.empty}
    </EmptyState>
  )
}
