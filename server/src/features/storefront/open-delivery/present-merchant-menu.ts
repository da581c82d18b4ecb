import { photoPath } from '@portal/contract/ground/media/photo-rules'
import { priceNow } from '@portal/contract/storefront/catalogue/price-rules'
import type { Merchant } from '@portal/contract/storefront/open-delivery/merchant'
import { windowHours } from './merchant-hours.rules.ts'
import type { Deps } from './open-delivery.feature.ts'
import { uuidOf } from './pos-credentials.rules.ts'

type Section = Awaited<ReturnType<Deps['stores']['catalogue']['listSections']>>[number]
type Item = Section['items'][number]
type Group = Item['groups'][number]
type Lists = Pick<Merchant, 'categories' | 'itemOffers' | 'items'> & {
  optionGroups: NonNullable<Merchant['optionGroups']>
  availabilities: NonNullable<Merchant['availabilities']>
}

const PHOTO_WIDTH = 640
const status = (isAvailable: boolean) =>
  isAvailable ? ('AVAILABLE' as const) : ('UNAVAILABLE' as const)
const METHODS = { sum: 'SUM', max: 'MAX', avg: 'AVG' } as const
const brl = (cents: number, was = cents) => ({
  value: cents / 100,
  originalValue: was / 100,
  currency: 'BRL',
})
const offerId = (itemId: string) => uuidOf('open-delivery-offer', itemId)

/** The menu as flat lists: sections are categories, options are items too. */
export function presentMenu(
  sections: readonly Section[],
  { origin, now }: { origin: string; now: Date },
): Lists {
  const lists: Lists = {
    categories: [],
    itemOffers: [],
    items: [],
    optionGroups: [],
    availabilities: [],
  }
  for (const [index, section] of sections.entries()) {
    lists.categories.push({
      id: section.id,
      index,
      name: section.name,
      ...(section.description ? { description: section.description } : {}),
      externalCode: section.id,
      status: status(section.is_available),
      ...availability(lists, section.id, section.windows, now),
      itemOfferId: section.items.map(({ id }) => offerId(id)),
    })
    for (const [position, item] of section.items.entries()) {
      addItem(lists, item, position, { origin, now })
    }
  }
  return lists
}

function availability(lists: Lists, id: string, windows: Item['windows'], now: Date) {
  if (windows.length === 0) return {}
  const own = uuidOf('open-delivery-availability', id)
  lists.availabilities.push({ id: own, hours: windowHours(windows, now) })
  return { availabilityId: [own] }
}

function addItem(
  lists: Lists,
  item: Item,
  index: number,
  { origin, now }: { origin: string; now: Date },
) {
  const isSoldOut = item.sold_out_until !== null && Date.parse(item.sold_out_until) > now.getTime()
  const isSold = item.is_available && !isSoldOut
  lists.items.push({
    id: item.id,
    name: item.name,
    description: item.description,
    externalCode: item.sku ?? item.id,
    status: status(isSold),
    unit: 'UN',
    ...(item.photo ? { image: { URL: imageUrl(item.photo, origin) } } : {}),
  })
  const variants = item.variants.map((one) => ({ ...one, now: priceNow(item, one, now) }))
  const least = variants.reduce<(typeof variants)[number] | null>(
    (best, one) => (best && best.now.cents <= one.now.cents ? best : one),
    null,
  )
  const base = least?.now ?? priceNow(item, null, now)
  const groups = item.groups.flatMap((group, position) => addGroup(lists, group, position))
  if (variants.length > 0) {
    const id = uuidOf('open-delivery-variants', item.id)
    for (const one of variants) addOptionItem(lists, one)
    lists.optionGroups.push({
      id,
      index: 0,
      name: 'Tamanho ou modelo',
      externalCode: id,
      status: 'AVAILABLE',
      minPermitted: 1,
      maxPermitted: 1,
      priceMethod: 'SUM',
      options: variants.map((one, position) => ({
        id: one.id,
        itemId: one.id,
        index: position,
        status: status(one.is_available && one.left !== 0),
        price: brl(one.now.cents - base.cents),
      })),
    })
    groups.unshift(id)
  }
  lists.itemOffers.push({
    id: offerId(item.id),
    itemId: item.id,
    index,
    status: status(isSold),
    price: brl(base.cents, base.was_cents ?? base.cents),
    ...availability(lists, item.id, item.windows, now),
    ...(groups.length > 0 ? { optionGroupsId: groups } : {}),
  })
}

type Sold = { id: string; name: string; sku: string | null; is_available: boolean }

function addOptionItem(lists: Lists, { id, name, sku, is_available }: Sold) {
  lists.items.push({
    id,
    name,
    description: '',
    externalCode: sku ?? id,
    status: status(is_available),
    unit: 'UN',
  })
}

/** What can be chosen inside an option has nowhere to hang from: it follows as a group that may be left alone. */
function addGroup(lists: Lists, group: Group, index: number): string[] {
  // Several items may use it, and it stands in the lists once.
  if (lists.optionGroups.some(({ id }) => id === group.id)) {
    return [group.id, ...group.options.flatMap(({ groups }) => groups.map(({ id }) => id))]
  }
  lists.optionGroups.push(presentGroup(group, index, group.name, group.min_choices))
  const inner = group.options.flatMap((option) => {
    addOptionItem(lists, option)
    return option.groups.map((one) => {
      for (const each of one.options) {
        addOptionItem(lists, { ...each, name: `${option.name} › ${each.name}` })
      }
      lists.optionGroups.push(presentGroup(one, index, `${one.name} (${option.name})`, 0))
      return one.id
    })
  })
  return [group.id, ...inner]
}

function presentGroup(
  group: Pick<Group, 'id' | 'max_choices' | 'price_method'> & {
    options: readonly { id: string; price_cents: number; is_available: boolean }[]
  },
  index: number,
  name: string,
  least: number,
): Lists['optionGroups'][number] {
  return {
    id: group.id,
    index,
    name,
    externalCode: group.id,
    status: 'AVAILABLE',
    minPermitted: least,
    maxPermitted: group.max_choices,
    priceMethod: METHODS[group.price_method],
    options: group.options.map(
      ({ id, price_cents: cents, is_available: isAvailable }, position) => ({
        id,
        itemId: id,
        index: position,
        status: status(isAvailable),
        price: brl(cents),
      }),
    ),
  }
}

const imageUrl = ({ id, width }: { id: string; width: number }, origin: string) =>
  `${origin}${photoPath(id, Math.min(PHOTO_WIDTH, width), 'webp')}`
