import { createHash } from 'node:crypto'
import {
  type Allergen,
  ITEM_TEXT_MAX,
  OPTION_NAME_MAX,
  SECTION_NAME_MAX,
} from '@portal/contract/storefront/catalogue/catalogue.texts'
import {
  type EditedGroup,
  GivenGroups,
  ItemContent,
} from '@portal/contract/storefront/catalogue/catalogue-fields'
import {
  DAY_NAMES,
  MerchantAvailability,
  MerchantCategory,
  MerchantImage,
  MerchantItem,
  MerchantItemOffer,
  MerchantOptionGroup,
} from '@portal/contract/storefront/open-delivery/merchant'
import { z } from 'zod'
import { localMinute } from './merchant-hours.rules.ts'
import type { Deps } from './open-delivery.feature.ts'
import { MOST_MENU_ROWS, menuTexts as texts } from './open-delivery.texts.ts'

type MenuRow = Parameters<Deps['ports']['judgeMenuRows']>[1]['rows'][number]
type Category = z.infer<typeof MerchantCategory>
type Offer = z.infer<typeof MerchantItemOffer>

const list = z.array(z.unknown())
/** As little as makes it a menu: everything in it is looked at by itself. */
const Document = z.object({
  TTL: z.unknown(),
  menus: list.optional(),
  categories: list,
  items: list,
  itemOffers: list,
  optionGroups: list.optional(),
  availabilities: list.optional(),
})
/** A picture that does not fit the standard is none; the item stays. */
const Item = MerchantItem.extend({
  image: MerchantImage.optional().catch(undefined),
  images: z
    .array(MerchantImage.extend({ type: z.string().optional() }).nullable().catch(null))
    .optional()
    .catch(undefined),
})
type Item = z.infer<typeof Item>
const Values = ItemContent.omit({
  photo_id: true,
  variants: true,
  tags: true,
  group_ids: true,
})
  .extend({ groups: GivenGroups })
  .partial()
  .required({ name: true, price_cents: true })

/** Those that our menus name. */
const ALLERGENS: Record<string, Allergen> = {
  ALMONDS: 'amendoas',
  BRAZIL_NUTS: 'castanhas',
  CASHEW_NUTS: 'castanhas',
  CEREALS_CONTAINING_GLUTEN: 'gluten',
  CRUSTACEANS: 'crustaceos',
  EGGS: 'ovo',
  FISH: 'peixe',
  GLUTEN: 'gluten',
  HAZELNUTS: 'castanhas',
  LACTOSE: 'lactose',
  MACADAMIA_NUTS: 'castanhas',
  MILK: 'leite',
  PECAN_NUTS: 'castanhas',
  PISTACHIOS: 'castanhas',
  SOYBEANS: 'soja',
  TREE_NUTS: 'castanhas',
  WALNUTS: 'castanhas',
  WHEAT: 'gluten',
}
const METHODS = { SUM: 'sum', MAX: 'max', AVG: 'avg' } as const
const LOWEST_TTL = 500
const HIGHEST_TTL = 86_400
const MOST_CHOICES = 50
const PHOTO_URL_MAX = 1000
const PHOTO_CHECKSUM_MAX = 40
const ROW_NAME_MAX = 200
/** Of all rows together: options of their groups and hours of their availabilities. */
const MOST_PARTS = 100_000

type Lists = {
  offers: Map<string, Offer>
  items: Map<string, Item>
  groups: Map<string, z.infer<typeof MerchantOptionGroup>>
  availabilities: Map<string, z.infer<typeof MerchantAvailability>>
}

export type ReadMenu = { rows: MenuRow[]; hash: string; ttlSeconds: number }
type MenuRefusal = { refused: 'document' | 'too-many' }

/** The menu of a merchant document, offer by offer, in the order in which it is shown. */
export function readMenu(
  json: Buffer,
  { offsetMinutes }: { offsetMinutes: number },
): ReadMenu | MenuRefusal {
  const parsed = Document.safeParse(documentIn(json))
  if (!parsed.success) return { refused: 'document' }
  const { menus, categories, items, itemOffers, optionGroups, availabilities, TTL } = parsed.data
  const lists: Lists = {
    offers: byId(itemOffers, MerchantItemOffer),
    items: byId(items, Item),
    groups: byId(optionGroups ?? [], MerchantOptionGroup),
    availabilities: byId(availabilities ?? [], MerchantAvailability),
  }
  const named = new Set(menus?.flatMap((menu) => Menu.safeParse(menu).data?.categoryId ?? []))
  const shown = [...byId(categories, MerchantCategory).values()]
    .filter(({ id }) => named.size === 0 || named.has(id))
    .sort((one, other) => one.index - other.index)
  if (isTooMuch(shown, lists)) return { refused: 'too-many' }
  const rows = shown.flatMap((category) => rowsOf(category, lists, offsetMinutes))
  const numbered = rows.map((row, index) => ({ ...row, line: index + 1 }))
  const seconds = typeof TTL === 'number' && Number.isFinite(TTL) ? Math.floor(TTL) : LOWEST_TTL
  return {
    rows: numbered,
    hash: createHash('sha256').update(JSON.stringify(numbered)).digest('hex'),
    ttlSeconds: Math.min(Math.max(seconds, LOWEST_TTL), HIGHEST_TTL),
  }
}

function documentIn(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'))
  } catch {
    return null
  }
}

/**
 * How much the lists become when they are put together, counted before they are: 160,000 rows fit into
 * 75 KB, as 400 categories that each have all of 400 offers.
 */
function isTooMuch(categories: readonly Category[], { offers, groups, availabilities }: Lists) {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const hours = (ids: readonly string[] = []) =>
    sum(ids.map((id) => availabilities.get(id)?.hours?.length ?? 0))
  const partsOf = new Map(
    [...offers].map(([id, { optionGroupsId = [], availabilityId }]) => [
      id,
      sum(optionGroupsId.map((group) => 1 + (groups.get(group)?.options?.length ?? 0))) +
        hours(availabilityId),
    ]),
  )
  const all = sum([...partsOf.values()])
  let [rows, parts] = [0, 0]
  for (const { itemOfferId, availabilityId } of categories) {
    const added = itemOfferId?.length ?? offers.size
    rows += added
    parts += itemOfferId ? sum(itemOfferId.map((id) => partsOf.get(id) ?? 0)) : all
    parts += added * hours(availabilityId)
    if (rows > MOST_MENU_ROWS || parts > MOST_PARTS) return true
  }
  return false
}

const Menu = z.object({ categoryId: z.array(z.string()).optional() })

/** What does not fit the standard is as good as not there; whoever names it is told. */
function byId<Schema extends z.ZodType<{ id: string }>>(
  values: readonly unknown[],
  schema: Schema,
): Map<string, z.infer<Schema>> {
  return new Map(
    values.flatMap((value) => {
      const { data } = schema.safeParse(value)
      return data ? [[data.id, data] as const] : []
    }),
  )
}

type Row = Omit<MenuRow, 'line'>

function rowsOf(category: Category, lists: Lists, offset: number): Row[] {
  // Without a list every offer is of this category.
  const ids = category.itemOfferId ?? [...lists.offers.keys()]
  const offers = ids.map((id) => ({ id, offer: lists.offers.get(id) }))
  offers.sort((one, other) => (one.offer?.index ?? 0) - (other.offer?.index ?? 0))
  return offers.map(({ id, offer }) => {
    const section = category.name.slice(0, SECTION_NAME_MAX)
    const item = offer && lists.items.get(offer.itemId)
    const refused = (name: string, message: string): Row => ({
      section,
      name,
      problems: [{ column: 'nome', message }],
      values: null,
    })
    if (!offer) return refused(id.slice(0, 60), texts.noOffer)
    if (!item) return refused(id.slice(0, 60), texts.noItem)
    const name = item.name.slice(0, ROW_NAME_MAX)
    if (offer.price.currency !== 'BRL') return refused(name, texts.currency)
    const values = Values.safeParse(valuesOf(category, offer, item, lists, offset))
    if (!values.success) {
      const problems = values.error.issues.map(({ path, message }) => ({
        column: path[0] === 'price_cents' ? ('preco' as const) : ('nome' as const),
        message: path[0] === 'groups' ? `${texts.options} ${message}` : message,
      }))
      return { section, name, problems, values: null }
    }
    const photo = photoOf(item)
    const taken = { section, name, problems: [], values: values.data }
    return photo ? { ...taken, photo } : taken
  })
}

/** The large one of the two that the standard allows. */
function photoOf({ image, images = [] }: Item): MenuRow['photo'] {
  const found = images.find((one) => one?.type === 'MAIN') ?? image ?? images.find(Boolean)
  if (!found || found.URL.length > PHOTO_URL_MAX) return undefined
  return { url: found.URL, checksum: (found['CRC-32'] ?? '').slice(0, PHOTO_CHECKSUM_MAX) }
}

/** Four decimals are allowed there; half a centavo is a whole one. */
const cents = (reais: number) => Math.round(reais * 100)
const codeOf = (code: string) => (/^[\x21-\x7e]{1,60}$/.test(code) ? code : null)
const isOn = (status: string | undefined) => status !== 'UNAVAILABLE'

function valuesOf(category: Category, offer: Offer, item: Item, lists: Lists, offset: number) {
  const [now, list] = [cents(offer.price.value), cents(offer.price.originalValue)]
  const { allergen, isAlcoholic } = item.nutritionalInfo ?? {}
  const windows = windowsOf(offer.availabilityId ?? category.availabilityId ?? [], lists, offset)
  return {
    name: item.name.trim(),
    description: item.description.trim().slice(0, ITEM_TEXT_MAX),
    price_cents: Math.max(now, list),
    promo: now < list ? { cents: now, starts_at: null, ends_at: null } : null,
    sku: codeOf(item.externalCode),
    is_available: isOn(offer.status) && isOn(item.status) && isOn(category.status),
    windows,
    groups: groupsOf(offer, lists),
    ...(isAlcoholic === undefined ? {} : { is_alcoholic: isAlcoholic }),
    ...(allergen ? { allergens: allergensOf(allergen) } : {}),
  }
}

function allergensOf(codes: readonly string[]): Allergen[] | null {
  const known = [...new Set(codes.flatMap((code) => ALLERGENS[code] ?? []))]
  if (known.length > 0) return known
  return codes.includes('NO_DECLARED_ALLERGENS') ? [] : null
}

function windowsOf(ids: readonly string[], { availabilities }: Lists, offset: number) {
  return ids.flatMap((id) =>
    (availabilities.get(id)?.hours ?? []).flatMap(({ dayOfWeek, timePeriods }) => {
      const from = localMinute(timePeriods.startTime, offset)
      const until = localMinute(timePeriods.endTime, offset)
      if (from === null || until === null || from === until) return []
      const days = [...new Set(dayOfWeek.map((name) => DAY_NAMES.indexOf(name)))].sort()
      return [{ days, from_minute: from, until_minute: until }]
    }),
  )
}

function groupsOf({ optionGroupsId = [] }: Offer, { groups, items }: Lists): EditedGroup[] {
  return optionGroupsId
    .flatMap((id) => groups.get(id) ?? [])
    .filter(({ status }) => isOn(status))
    .sort((one, other) => one.index - other.index)
    .flatMap((group) => {
      const options = [...(group.options ?? [])]
        .sort((one, other) => (one.index ?? 0) - (other.index ?? 0))
        .flatMap((option) => {
          const item = items.get(option.itemId ?? option.id)
          if (!item) return []
          return [
            {
              name: item.name.trim().slice(0, OPTION_NAME_MAX),
              price_cents: cents(option.price?.value ?? 0),
              sku: codeOf(item.externalCode),
              is_available: isOn(option.status) && isOn(item.status),
              groups: [],
            },
          ]
        })
      if (options.length === 0) return []
      const most = Math.min(group.maxPermitted || options.length, MOST_CHOICES)
      return [
        {
          name: group.name.trim().slice(0, SECTION_NAME_MAX),
          min_choices: Math.min(group.minPermitted, most),
          max_choices: most,
          price_method: METHODS[group.priceMethod ?? 'SUM'],
          options,
        },
      ]
    })
}
