import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { Deps } from '../src/deps.ts'
import { takeGroups } from '../src/features/storefront/catalogue/take-groups.ts'
import { newTimedId } from '../src/platform/timed-id.ts'
import { DEMO_BUSINESSES } from './businesses/demo-businesses.ts'
import { dishPicture, dishPictures } from './catalogues/dish-pictures.ts'
import { type DemoSection, readMenu } from './catalogues/read-menu.ts'
import { seaMenus } from './catalogues/sea-menus.ts'
import { demoShops } from './catalogues/shops.ts'
import { townMenus } from './catalogues/town-menus.ts'
import { asExample } from './demo-name.ts'
import { seedPictures } from './seed-pictures.ts'

export const DEMO_MENUS: Record<string, string> = { ...seaMenus, ...townMenus }
export const DEMO_SHOPS: Record<string, string> = demoShops

/** Fills catalogues that are empty; one that somebody has begun stays as it is. */
export async function seedCatalogues(deps: Deps) {
  for (const [name, text] of Object.entries(DEMO_MENUS)) {
    await seedCatalogue(name, 'menu', readMenu(text, 'menu'), deps)
  }
  for (const [name, text] of Object.entries(DEMO_SHOPS)) {
    await seedCatalogue(name, 'shop', readMenu(text, 'shop'), deps)
  }
}

export const demoSlug = (name: string) =>
  DEMO_BUSINESSES.find((business) => [name, asExample(name)].includes(business.name))?.slug

async function seedCatalogue(
  name: string,
  kind: CatalogueKind,
  sections: readonly DemoSection[],
  deps: Deps,
) {
  const { connection, work, clock, stores } = deps
  const place = await connection
    .selectFrom('establishments')
    .select('id')
    .where('slug', '=', demoSlug(name) ?? '')
    .where('is_demo', '=', true)
    .executeTakeFirst()
  if (!place) return
  const establishmentId = place.id
  const isBegun = async (catalogue: Pick<Deps['stores']['catalogue'], 'listSections'>) =>
    (await catalogue.listSections(establishmentId, kind)).length > 0
  // Looked at before anything is drawn: a picture that nothing shows would be swept and drawn again.
  if (await isBegun(stores.catalogue)) return
  const photos = await seedPictures(deps, kind === 'menu' ? dishPictures(name) : [])
  const photoOf = (dish: string) => photos.get(dishPicture(name, dish)?.alt ?? '') ?? null
  const now = clock.now()
  const id = () => newTimedId(now)
  await work.transaction(async ({ catalogue, itemParts, optionGroups, stock }) => {
    if (await isBegun(catalogue)) return
    const take = takeGroups({ establishmentId, kind }, optionGroups, now)
    for (const section of sections) {
      const sectionId = id()
      await catalogue.addSection({ id: sectionId, establishmentId, kind, name: section.name }, now)
      for (const { content, groups, stock: counts } of section.items) {
        const item = { establishmentId, id: id() }
        await catalogue.addItem({ ...content, ...item, sectionId }, now)
        await catalogue.saveItem(item, { ...content, photo_id: photoOf(content.name) }, now)
        await take(item.id, groups)
        await itemParts.setVariants(item, content.variants, now)
        const variants = (await catalogue.findItem(item))?.item.variants ?? []
        for (const [n, { id: variantId }] of variants.entries()) {
          const counted = { onHand: counts[n] ?? 0, note: '' }
          await stock.setCount({ establishmentId, variantId }, counted, now)
        }
      }
    }
  })
}
