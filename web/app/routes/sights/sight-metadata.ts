import type { Sight } from '@portal/contract/city/sights/sight'
import { sightAddress } from '~/features/city/sights/sight-address.rules.ts'
import { sightJsonLd } from '~/features/city/sights/sight-json-ld.ts'
import { sightsTexts } from '~/features/city/sights/sights.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'

type MetaArguments = {
  matches: Parameters<typeof siteOf>[0]
  loaderData?: { sight: Sight } | undefined
  location: { pathname: string }
}

export function sightMetadata({ matches, loaderData, location }: MetaArguments) {
  const site = siteOf(matches)
  if (!loaderData) {
    return pageMetadata(
      { title: sightsTexts.notFound, path: location.pathname, hidden: true },
      site,
    )
  }
  const { sight } = loaderData
  return pageMetadata(
    {
      title: sightsTexts.page(sight.name, sight.kind),
      description: sight.summary,
      image: sight.social_image,
      imageAlt: sight.name,
      path: sightAddress(sight),
      jsonLd: [sightJsonLd(sight, site)],
    },
    site,
  )
}
