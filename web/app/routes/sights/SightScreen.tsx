import type { ReactNode } from 'react'
import { PlanButton } from '~/features/city/itinerary/PlanButton.tsx'
import { SightHero } from '~/features/city/sights/SightHero.tsx'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { SightRestProps } from './SightRest.tsx'

type SightScreenProps = SightRestProps & {
  /** The tide card, for beaches: it overlaps the picture. */
  tide?: ReactNode
  /** After sunset and before sunrise: the picture is shown in the colours of the night. */
  isNight?: boolean
  /** When the water is as it should be, where that matters. */
  bestHour?: string | null
}

const loadRest = () => import('./SightRest.tsx').then((module) => module.SightRest)
// In the browser's build the condition is false, and nothing of it is left.
const RestOnServer = import.meta.env.SSR ? await loadRest() : null

const STOP_KIND = { beach: 'praia', attraction: 'atracao' } as const

/** The answer first; the rest is drawn by the server and comes alive as one comes near. */
export function SightScreen({ tide, isNight = false, bestHour = null, ...rest }: SightScreenProps) {
  const { kind, slug, name } = rest.sight
  const stop = { kind: STOP_KIND[kind], slug, name, date: null, minute: null }
  return (
    <article>
      <SightHero
        sight={rest.sight}
        isOverlapped={Boolean(tide)}
        isNight={isNight}
        bestHour={bestHour}
        plan={(look) => <PlanButton stop={stop} look={look} />}
      />
      {tide ? <div className="wrap -mt-22 relative lg:-mt-26">{tide}</div> : null}
      <Later
        onServer={RestOnServer}
        load={loadRest}
        props={rest}
        skeleton={<Skeleton shape="block" className="mx-5 my-16 h-160" />}
      />
    </article>
  )
}
