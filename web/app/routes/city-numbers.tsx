import type { TideDay } from '@portal/contract/city/tides/tide'
import { OPEN_DATA_LICENCE } from '@portal/contract/guide/open-data/open-data-fields'
import {
  CITY_NUMBERS_FILES,
  CITY_NUMBERS_PAGE,
} from '@portal/contract/insight/insight/city-numbers.texts'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { hourOfClock } from '@portal/contract/shared/clock.texts'
import { MINUTES_PER_DAY, wallMinuteAt } from '@portal/contract/shared/time-zones'
import type { Dataset, WithContext } from 'schema-dts'
import { CityNumbersPage, type NextTide } from '~/features/insight/city-numbers/CityNumbersPage.tsx'
import { cityNumbersTexts as texts } from '~/features/insight/city-numbers/city-numbers.texts.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageContext } from '~/platform/page-context.ts'
import { absolute, pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/city-numbers.ts'

const TIDES_SHOWN = 4

/** What could not be read is left out: the rest of the page stands by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const { reportError, now } = context.get(pageContext)
  const absent = (error: unknown) => {
    reportError(error)
    return null
  }
  const api = pageApi(context)
  const [numbers, tides] = await Promise.all([
    api.get('/api/v1/city-numbers').catch(absent),
    api.get('/api/v1/tides', { query: { days: 3 } }).catch(absent),
  ])
  return { numbers, tides: tides && nextTides(tides.days, now) }
}

const metres = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** The next ones after this minute, today's and tomorrow's. */
function nextTides(days: readonly TideDay[], now: Date) {
  const minute = wallMinuteAt(now)
  const today = Math.floor(minute / MINUTES_PER_DAY)
  const next: NextTide[] = days
    .flatMap(({ date, extremes }) =>
      extremes.map((one) => ({ ...one, day: dayOfKnownDate(date), date })),
    )
    .filter(({ day, minute: at }) => day * MINUTES_PER_DAY + at > minute)
    .slice(0, TIDES_SHOWN)
    .map(({ day, date, minute: at, kind, height_m: height }) => ({
      id: `${date}-${at}`,
      when: `${day === today ? texts.today : texts.tomorrow}, ${clockText(at)}`,
      kind,
      height: `${metres.format(height)} m`,
    }))
  return { next, isEstimate: days.some(({ source }) => source.kind === 'estimate') }
}

const clockText = (minute: number) =>
  hourOfClock(
    `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  )

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const { siteName, city } = site.identity
  const at = (path: string) => absolute(path, site.origin)
  const description = texts.description(city.name)
  const dataset: WithContext<Dataset> = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${texts.title}: ${city.name}`,
    description,
    url: at(CITY_NUMBERS_PAGE),
    license: OPEN_DATA_LICENCE.url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: siteName, url: at('/') },
    spatialCoverage: { '@type': 'Place', name: `${city.name}, ${city.state}` },
    ...(loaderData?.numbers ? { dateModified: loaderData.numbers.counted_at } : {}),
    distribution: [
      {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: at(CITY_NUMBERS_FILES.csv),
      },
      {
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        contentUrl: at(CITY_NUMBERS_FILES.json),
      },
    ],
  }
  return pageMetadata(
    { title: texts.title, description, path: CITY_NUMBERS_PAGE, jsonLd: [dataset] },
    site,
  )
}

export default function CityNumbersRoute({ loaderData, matches }: Route.ComponentProps) {
  const { identity } = siteOf(matches)
  return <CityNumbersPage {...loaderData} city={identity.city.name} />
}
