import { isNight } from '~/features/city/tides/night.rules.ts'
import { heroPreloads } from '~/features/portal/home/HeroPicture.tsx'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { siteJsonLd } from '~/platform/seo/site-json-ld.ts'
import type { Route } from './+types/home.ts'
import { HomeScreen } from './home/HomeScreen.tsx'
import { loadHome } from './home/load-home.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const isNightThere = loaderData
    ? isNight(loaderData.tides?.days ?? [], new Date(loaderData.renderedAt))
    : false
  return [
    ...heroPreloads(isNightThere),
    ...pageMetadata({ path: '/', jsonLd: siteJsonLd(site.identity, site.origin) }, site),
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />
}
