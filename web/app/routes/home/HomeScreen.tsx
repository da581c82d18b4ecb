import { isNight } from '~/features/city/tides/night.rules.ts'
import { HomeHero } from '~/features/portal/home/HomeHero.tsx'
import { useNow } from '~/platform/use-now.ts'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { LoadedHome } from './load-home.ts'

const loadTide = () => import('./BeachNow.tsx').then((module) => module.BeachNow)
const loadRest = () => import('./HomeRest.tsx').then((module) => module.HomeRest)
// In the browser's build the condition is false, and nothing of it is left.
const TideOnServer = import.meta.env.SSR ? await loadTide() : null
const RestOnServer = import.meta.env.SSR ? await loadRest() : null

export function HomeScreen({ tides, beach, weather, condition, renderedAt, ...rest }: LoadedHome) {
  const now = useNow(renderedAt)
  return (
    <>
      <HomeHero isNight={isNight(tides?.days ?? [], now)} />
      {tides ? (
        <div className="wrap -mt-28 relative lg:-mt-34">
          <Later
            onServer={TideOnServer}
            load={loadTide}
            props={{ tides, now, beach, weather, condition }}
            skeleton={<Skeleton shape="block" className="h-130" />}
          />
        </div>
      ) : null}
      <Later
        onServer={RestOnServer}
        load={loadRest}
        props={{ ...rest, now }}
        skeleton={<Skeleton shape="block" className="mx-5 my-16 h-160" />}
        isFarDown
      />
    </>
  )
}
