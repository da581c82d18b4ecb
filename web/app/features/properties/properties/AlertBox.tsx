import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Bell, BellRing } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { criteriaOfState, isSameSearch, ownAlertsQuery } from './alerts.queries.ts'
import { alertTexts as texts } from './alerts.texts.ts'
import type { CityState } from './city-address.rules.ts'

const AlertSheet = lazy(() =>
  import('./AlertSheet.tsx').then((module) => ({ default: module.AlertSheet })),
)

type AlertBoxProps = { state: CityState; cameLately: number }

/** "Avise quando aparecer", and whether this search already is one of the person's. */
export function AlertBox({ state, cameLately }: AlertBoxProps) {
  const { user } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { data } = useQuery({ ...ownAlertsQuery(), enabled: user !== null })
  const criteria = criteriaOfState(state)
  const isSaved = data?.alerts.some((alert) => isSameSearch(alert.criteria, criteria)) ?? false
  const Icon = isSaved ? BellRing : Bell
  return (
    <section
      aria-label={texts.title}
      className={clsx(
        'mt-3 flex items-center gap-3 rounded-card p-4',
        isSaved ? 'bg-areia-100' : 'bg-mar-100',
      )}
    >
      <Icon aria-hidden="true" className="size-6 flex-none text-mar-700" />
      <p className="min-w-0 flex-1">
        <b className="block font-semibold">{isSaved ? texts.saved : texts.title}</b>
        <span className="text-sm">{isSaved ? texts.savedText : texts.came(cameLately)}</span>
      </p>
      <Button
        look={isSaved ? 'line' : 'ink'}
        size="sm"
        className="invisible in-data-hydrated:visible"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {isSaved ? texts.change : texts.open}
      </Button>
      {wasOpened ? (
        <Suspense>
          <AlertSheet {...{ criteria, cameLately, isSaved, isOpen }} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </section>
  )
}
