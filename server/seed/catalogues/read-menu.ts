import type { Allergen, ItemTag } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type {
  EditedGroup,
  ItemContent,
} from '@portal/contract/storefront/catalogue/catalogue-fields'
import { PLAIN_ITEM } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { OPTION_SETS } from './option-sets.ts'

export type DemoItem = { content: ItemContent; groups: EditedGroup[]; stock: number[] }
export type DemoSection = { name: string; items: DemoItem[] }

/**
 * `# Section`, then a line for each item: name; reais; tags; allergens ("nenhum" is none, nothing is not
 * said); description; option sets, or in a shop its variants as `name@reais=stock`; "alcool".
 */
export function readMenu(text: string, kind: 'menu' | 'shop'): DemoSection[] {
  const sections: DemoSection[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('# ')) sections.push({ name: line.slice(2), items: [] })
    else if (line) sections.at(-1)?.items.push(readItem(line, kind))
  }
  return sections
}

const cents = (reais: string) => Math.round(Number(reais.replace(',', '.')) * 100)
const words = (text: string) => text.split(' ').filter(Boolean)

function readItem(line: string, kind: 'menu' | 'shop'): DemoItem {
  const parts = line.split(';').map((part) => part.trim())
  const [name = '', price = '', tags = '', allergens = '', description = '', last = ''] = parts
  const variants = kind === 'shop' ? last.split(',').map(readVariant) : []
  return {
    content: {
      ...PLAIN_ITEM,
      name,
      price_cents: cents(price),
      description,
      // A word that is none of theirs is refused by the database, and by the test beside this file.
      tags: words(tags) as ItemTag[],
      allergens:
        allergens === '' ? null : allergens === 'nenhum' ? [] : (words(allergens) as Allergen[]),
      is_alcoholic: parts[6] === 'alcool',
      variants: variants.map(({ stock: _stock, ...variant }) => variant),
    },
    groups: kind === 'menu' ? words(last).flatMap(groupsOf) : [],
    stock: variants.map(({ stock }) => stock),
  }
}

function groupsOf(name: string): EditedGroup[] {
  const set = OPTION_SETS[name]
  if (!set) throw new Error(`no option set is called ${name}`)
  return set
}

function readVariant(text: string) {
  const [, name = '', price, stock] = /^(.+?)(?:@(\d+))?=(\d+)$/.exec(text.trim()) ?? []
  return {
    name,
    sku: null,
    price_cents: price ? cents(price) : null,
    promo_cents: null,
    is_available: true,
    stock: Number(stock ?? 0),
  }
}
