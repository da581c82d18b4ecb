import { modulesInForce } from '@portal/contract/guide/establishments/plan-rules'
import { type Catalogue, readCatalogue } from '@portal/contract/storefront/catalogue/catalogue'
import { nextCatalogueChange } from '@portal/contract/storefront/catalogue/next-change-rules'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import type { Deps } from './catalogue.feature.ts'
import { withinPlan } from './catalogue.rules.ts'
import { presentSections } from './present-catalogue.ts'

/** A plan that ends is announced to nobody: what it showed may stay this long. */
const TTL_SECONDS = 600

export function catalogueRoutes(app: FastifyInstance, { reads, stores, clock }: Deps) {
  publicRead(
    app,
    reads,
    readCatalogue,
    {
      ttlSeconds: TTL_SECONDS,
      tags: tagsOf,
      until: async (catalogue) => nextCatalogueChange(catalogue, clock.now()),
    },
    async ({ params: { slug, kind } }) => {
      const place = await stores.catalogue.findPlaceAt(slug, clock.now())
      if (!place?.isPublished || !modulesInForce(place.limits, place.modules).includes(kind)) {
        throw new NotFound('catalogue', slug)
      }
      const sections = await stores.catalogue.listSections(place.id, kind)
      const before = kind === 'shop' ? (await stores.catalogue.count(place.id)).menuItems : 0
      return {
        establishment: { id: place.id, slug: place.slug, name: place.name },
        kind,
        sections: presentSections(withinPlan(sections, place.limits, before)),
      }
    },
  )
}

/** The page of the business changes with its name, its plan and its switches. */
function tagsOf({ establishment: { id }, sections }: Catalogue): Tag[] {
  const photos = sections.flatMap(({ items }) => items.map(({ photo }) => photo))
  return [Tag.catalogue(id), Tag.establishment(id), ...tagsOfPhotos(photos)]
}
