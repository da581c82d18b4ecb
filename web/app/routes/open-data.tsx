import {
  OPEN_DATA_FIELDS,
  OPEN_DATA_FILES,
  OPEN_DATA_LICENCE,
  OPEN_DATA_PAGE,
  openDataCredit,
} from '@portal/contract/guide/open-data/open-data-fields'
import { CITY_NUMBERS_PAGE } from '@portal/contract/insight/insight/city-numbers.texts'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import type { Dataset, WithContext } from 'schema-dts'
import { EmbedCode } from '~/features/guide/embeds/EmbedCode.tsx'
import { cardCode, mapCode } from '~/features/guide/embeds/embed-code.rules.ts'
import { embedsTexts } from '~/features/guide/embeds/embeds.texts.ts'
import { OpenDataPage } from '~/features/guide/open-data/OpenDataPage.tsx'
import { openDataTexts as texts } from '~/features/guide/open-data/open-data.texts.ts'
import { pageApi } from '~/platform/page-api.ts'
import { absolute, pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/open-data.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const data = await pageApi(context)
    .get('/api/v1/open-data')
    .catch(() => null)
  const updated = data ? new Date(data.updated_at) : new Date()
  return { data, day: isoDateOfDay(dayAt(updated)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const { siteName, city } = site.identity
  const at = (path: string) => absolute(path, site.origin)
  const dataset: WithContext<Dataset> = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${texts.title}: ${siteName}`,
    description: texts.description(siteName),
    url: at(OPEN_DATA_PAGE),
    license: OPEN_DATA_LICENCE.url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: siteName, url: at('/') },
    spatialCoverage: { '@type': 'Place', name: `${city.name}, ${city.state}` },
    variableMeasured: OPEN_DATA_FIELDS.map(({ name }) => name),
    ...(loaderData?.data ? { dateModified: loaderData.data.updated_at } : {}),
    distribution: [
      {
        '@type': 'DataDownload',
        encodingFormat: 'application/geo+json',
        contentUrl: at(OPEN_DATA_FILES.geojson),
      },
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: at(OPEN_DATA_FILES.csv) },
    ],
  }
  return pageMetadata(
    {
      title: texts.title,
      description: texts.description(siteName),
      path: OPEN_DATA_PAGE,
      jsonLd: [dataset],
    },
    site,
  )
}

export default function OpenDataRoute({ loaderData, matches }: Route.ComponentProps) {
  const { identity, origin } = siteOf(matches)
  const site = { origin, siteName: identity.siteName }
  const codes = {
    card: (
      <EmbedCode
        code={cardCode(site, { slug: texts.embed.cardSlug })}
        of={embedsTexts.code.aCard}
      />
    ),
    map: <EmbedCode code={mapCode(site)} of={embedsTexts.code.theMap} />,
  }
  const credit = openDataCredit(identity.siteName, absolute(OPEN_DATA_PAGE, origin), loaderData.day)
  return (
    <OpenDataPage
      data={loaderData.data}
      credit={credit}
      numbersPage={CITY_NUMBERS_PAGE}
      codes={codes}
    />
  )
}
