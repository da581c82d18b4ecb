import type { MetaDescriptor, UIMatch } from 'react-router'
import { deliveryTexts, menuTexts, shopTexts } from '~/features/storefront/menu/menu.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { StorefrontData } from './load-storefront.ts'
import { STOREFRONTS, type StorefrontKind } from './storefronts.ts'

const TEXTS = { menu: menuTexts, delivery: deliveryTexts, shop: shopTexts }

type MetaArguments = {
  matches: readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[]
  loaderData: StorefrontData | undefined
  location: { pathname: string }
}

export function storefrontMeta(
  kind: StorefrontKind,
  { matches, loaderData, location }: MetaArguments,
): MetaDescriptor[] {
  const site = siteOf(matches)
  const texts = TEXTS[kind]
  if (!loaderData) {
    return pageMetadata({ title: texts.notFound, path: location.pathname, hidden: true }, site)
  }
  const { business, jsonLd } = loaderData
  return pageMetadata(
    {
      title: texts.title(business.name),
      description: texts.description(business.name, site.identity.city.name),
      // One address for one menu, whichever way of getting it a link was for.
      path: `${STOREFRONTS[kind === 'delivery' ? 'menu' : kind].path}/${business.slug}`,
      ...(business.social_image
        ? { image: business.social_image, imageAlt: texts.title(business.name) }
        : {}),
      ...(jsonLd ? { jsonLd: [jsonLd] } : {}),
    },
    site,
  )
}
