import type { LinksFunction } from 'react-router'
import { heroPreloads } from '~/features/home/HeroPicture.tsx'
import { HomeHero } from '~/features/home/HomeHero.tsx'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { siteJsonLd } from '~/platform/seo/site-json-ld.ts'
import { useNow } from '~/platform/use-now.ts'
import { Later } from '~/ui/Later.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { Route } from './+types/home.ts'
import { loadHome } from './home/load-home.ts'

const loadTide = () => import('~/features/tides/TideNow.tsx').then((module) => module.TideNow)
const loadRest = () => import('./home/HomeRest.tsx').then((module) => module.HomeRest)
// In the browser's build the condition is false, and nothing of it is left.
const TideOnServer = import.meta.env.SSR ? await loadTide() : null
const RestOnServer = import.meta.env.SSR ? await loadRest() : null

export const links: LinksFunction = () => heroPreloads

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context)

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return pageMetadata({ path: '/', jsonLd: siteJsonLd(site.identity, site.origin) }, site)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { tides, beach, renderedAt, ...rest } = loaderData
  const now = useNow(renderedAt)
  return (
    <>
      <HomeHero />
      {tides ? (
        <div className="wrap -mt-28 relative lg:-mt-34">
          <Later
            onServer={TideOnServer}
            load={loadTide}
            props={{ tides, now, beach }}
            skeleton={<Skeleton shape="block" className="h-130" />}
          />
        </div>
      ) : null}
      <Later
        onServer={RestOnServer}
        load={loadRest}
        props={{ ...rest, now }}
        skeleton={<Skeleton shape="block" className="mx-5 my-16 h-160" />}
      />
    </>
  )
}
