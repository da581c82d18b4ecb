import type { Catalogue, CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import type { ItemTag } from '@portal/contract/storefront/catalogue/catalogue.texts'
import { priceNow } from '@portal/contract/storefront/catalogue/price-rules'
import type { Menu, MenuItem, RestrictedDiet, WithContext } from 'schema-dts'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { sourcesOf } from '~/ui/photo-sources.ts'

const DIETS: Partial<Record<ItemTag, RestrictedDiet>> = {
  vegano: 'https://schema.org/VeganDiet',
  vegetariano: 'https://schema.org/VegetarianDiet',
  'sem-gluten': 'https://schema.org/GlutenFreeDiet',
  'sem-lactose': 'https://schema.org/LowLactoseDiet',
}

/** A menu as machines read it: each item with the price that holds now. */
export function menuJsonLd(menu: Catalogue, origin: string, now: Date): WithContext<Menu> {
  const { slug, name } = menu.establishment
  const url = absolute(`/cardapio/${slug}`, origin)
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${url}#cardapio`,
    url,
    name,
    inLanguage: 'pt-BR',
    hasMenuSection: menu.sections.map((section) => ({
      '@type': 'MenuSection',
      name: section.name,
      ...(section.description ? { description: section.description } : {}),
      hasMenuItem: section.items.map((item) => menuItem(item, origin, now)),
    })),
  }
}

function menuItem(item: CatalogueItem, origin: string, now: Date): MenuItem {
  const diets = item.tags.flatMap((tag) => DIETS[tag] ?? [])
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.description ? { description: item.description } : {}),
    ...(item.photo?.thumbhash ? { image: absolute(sourcesOf(item.photo).src, origin) } : {}),
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
    offers: {
      '@type': 'Offer',
      price: (priceNow(item, null, now).cents / 100).toFixed(2),
      priceCurrency: 'BRL',
    },
  }
}
