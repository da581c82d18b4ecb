import { listCityProperties } from '@portal/contract/properties/properties/city-properties'
import { CITY_MATTERS } from '@portal/contract/properties/properties/properties.texts'
import * as contract from '@portal/contract/properties/properties/property'
import { PROPERTIES_PAGE, type PropertyCard } from '@portal/contract/properties/properties/property'
import { sendLead as sendLeadContract } from '@portal/contract/properties/properties/property-lead'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import type { Deps } from './properties.feature.ts'
import { type Advertiser, isOnTheAir, propertiesOfTag } from './properties.rules.ts'
import { sendLead } from './send-lead.ts'

/** A plan that ends is announced to nobody: what it showed may stay this long. */
const TTL_SECONDS = 600
const ALIKE = 4
const NEAR = 4

/** What everybody reads; the advertiser's own people have own-properties.routes.ts. */
export function propertiesRoutes(app: FastifyInstance, deps: Deps) {
  const { reads, stores, clock } = deps

  async function readAdvertiser(found: Promise<Advertiser | null>, name: string) {
    const advertiser = await found
    if (!advertiser || !isOnTheAir(advertiser)) throw new NotFound('properties', name)
    const stock = { establishmentId: advertiser.id, most: advertiser.limits.properties }
    const { id, slug, name: title, creci } = advertiser
    return { shown: { id, slug, name: title, creci }, stock }
  }

  publicRead(
    app,
    reads,
    contract.listProperties,
    {
      ttlSeconds: TTL_SECONDS,
      tags: ({ advertiser, properties }) => tagsOf(advertiser, properties),
    },
    async ({ params: { slug }, query }) => {
      const { shown, stock } = await readAdvertiser(
        stores.publicProperties.findAdvertiserAt(slug, clock.now()),
        slug,
      )
      const { rows, total } = await stores.publicProperties.listOf(stock, query)
      return {
        advertiser: shown,
        properties: rows,
        total,
        pages: Math.max(1, Math.ceil(total / PROPERTIES_PAGE)),
        ...(await stores.publicProperties.facetsOf(stock)),
      }
    },
  )

  publicRead(
    app,
    reads,
    listCityProperties,
    {
      ttlSeconds: TTL_SECONDS,
      tags: ({ properties, near }) => [
        Tag.properties,
        Tag.establishments,
        ...tagsOfPhotos([...properties, ...near].map(({ photo }) => photo)),
      ],
    },
    async ({ query }) => {
      if (!isAvailable('properties')) throw new NotFound('properties', 'of the city')
      const { cityProperties } = stores
      const { properties, nextCursor } = await cityProperties.listOfCity(query)
      const { total, advertisers, came_lately, matters, ...sums } = await cityProperties.sumsOfCity(
        query,
        clock.now(),
      )
      const choices = {
        ...sums,
        ...(await cityProperties.groupsOfCity(query)),
        matters: CITY_MATTERS.map((matter, place) => ({ matter, count: matters[place] ?? 0 })),
        prices: await cityProperties.pricesOfCity(query),
      }
      const near = total === 0 ? await cityProperties.listNear(query, NEAR) : []
      return { properties, next_cursor: nextCursor, total, advertisers, came_lately, choices, near }
    },
  )

  publicRead(
    app,
    reads,
    contract.readProperty,
    {
      ttlSeconds: TTL_SECONDS,
      tags: ({ advertiser, alike, photos }) => [
        ...tagsOf(advertiser, alike),
        ...tagsOfPhotos(photos),
      ],
    },
    async ({ params: { slug, property: name } }) => {
      const { shown, stock } = await readAdvertiser(
        stores.publicProperties.findAdvertiserAt(slug, clock.now()),
        slug,
      )
      const found = await stores.publicProperties.findOf(stock, name)
      if (!found) throw new NotFound('property', name)
      const alike = await stores.publicProperties.listAlike(stock, found, ALIKE)
      return {
        ...found,
        advertiser: shown,
        alike,
      }
    },
  )

  publicRead(
    app,
    reads,
    contract.findProperty,
    { ttlSeconds: TTL_SECONDS, tags: [Tag.properties, Tag.establishments] },
    async ({ params: { id } }) => {
      const owner = await stores.publicProperties.findOwner(id)
      if (!owner) throw new NotFound('property', id)
      const { shown, stock } = await readAdvertiser(
        stores.publicProperties.findAdvertiser(owner.establishmentId, clock.now()),
        id,
      )
      if (!(await stores.publicProperties.findOf(stock, owner.slug)))
        throw new NotFound('property', id)
      return { id, path: `/imoveis/${shown.slug}/${owner.slug}` }
    },
  )

  route(app, sendLeadContract, ({ params: { id }, body, actor: person }, request) =>
    sendLead({ person, address: request.ip }, { propertyId: id, ...body }, deps),
  )
}

/** The page of the business changes with its name, its plan and its switches. */
const tagsOf = ({ id }: { id: string }, cards: readonly Pick<PropertyCard, 'photo'>[]): Tag[] => [
  propertiesOfTag(id),
  Tag.establishment(id),
  ...tagsOfPhotos(cards.map(({ photo }) => photo)),
]
