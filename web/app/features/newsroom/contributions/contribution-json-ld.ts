import type { SiteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { Contribution } from '@portal/contract/newsroom/contributions/contribution'
import type { ImageObject, SocialMediaPosting, WithContext } from 'schema-dts'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { sourcesOf } from '~/ui/photo-sources.ts'
import { contributionAddress } from './gallery-address.rules.ts'

type Site = { identity: SiteIdentity; origin: string }

/** A photo as a picture with its credit, anything else as a post; what nobody told is left out. */
export function contributionJsonLd(
  contribution: Contribution,
  { identity, origin }: Site,
): WithContext<ImageObject> | WithContext<SocialMediaPosting> {
  const url = absolute(contributionAddress(contribution), origin)
  const { title, text, credit_name: credit, place, likes } = contribution
  // One that is still being prepared has no address yet.
  const photos = contribution.photos.filter(({ thumbhash }) => thumbhash !== null)
  const images = photos.map((photo) => absolute(sourcesOf(photo).src, origin))
  const told = {
    '@context': 'https://schema.org' as const,
    url,
    name: title,
    datePublished: contribution.published_at,
    dateModified: contribution.updated_at,
    inLanguage: 'pt-BR',
    publisher: { '@type': 'Organization' as const, name: identity.siteName, url: origin },
    ...(place ? { contentLocation: { '@type': 'Place' as const, name: place.name } } : {}),
    interactionStatistic: {
      '@type': 'InteractionCounter' as const,
      interactionType: { '@type': 'LikeAction' as const },
      userInteractionCount: likes,
    },
  }
  const author = credit ? { '@type': 'Person' as const, name: credit } : null
  const [first] = photos
  if (contribution.kind === 'photo' && first && images[0]) {
    return {
      ...told,
      '@type': 'ImageObject',
      '@id': `${url}#foto`,
      contentUrl: images[0],
      width: { '@type': 'QuantitativeValue', value: first.width, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: first.height, unitCode: 'E37' },
      ...(first.alt ? { caption: first.alt } : {}),
      ...(credit ? { creditText: credit } : {}),
      ...(author ? { creator: author } : {}),
    }
  }
  return {
    ...told,
    '@type': 'SocialMediaPosting',
    '@id': `${url}#texto`,
    headline: title,
    articleBody: text,
    ...(author ? { author } : {}),
    ...(images.length > 0 ? { image: images } : {}),
  }
}
