import type { Catalogue, CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import type { ItemTag } from '@portal/contract/storefront/catalogue/catalogue.texts'
import { foldText } from '~/ui/fold-text.ts'

export type Section = Catalogue['sections'][number]
export type MenuFilter = { words: string; diets: readonly ItemTag[] }

/** What people leave out; the other tags only praise. */
const DIETS: readonly ItemTag[] = [
  'vegano',
  'vegetariano',
  'sem-gluten',
  'sem-lactose',
  'sem-acucar',
]

/** Only those that something on this menu has. */
export function dietsOf(sections: readonly Section[]): ItemTag[] {
  const known = new Set(sections.flatMap(({ items }) => items.flatMap(({ tags }) => tags)))
  return DIETS.filter((diet) => known.has(diet))
}

/** Every word has to be somewhere in what is written of an item, every diet among its tags. */
export function filterMenu(sections: readonly Section[], { words, diets }: MenuFilter): Section[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean)
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => {
        const written = foldText(`${item.name} ${item.description} ${section.name}`)
        return wanted.every((word) => written.includes(word)) && isFit(item, diets)
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Who eats nothing of animals eats what is vegetarian only where it says so: the reverse does not hold. */
const isFit = ({ tags }: CatalogueItem, diets: readonly ItemTag[]) =>
  diets.every((diet) => tags.includes(diet) || (diet === 'vegetariano' && tags.includes('vegano')))
