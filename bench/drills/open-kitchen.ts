import { PLAIN_ITEM } from '@portal/contract/storefront/catalogue/catalogue-fields'
import type { Deps } from '../../server/src/deps.ts'
import { newTimedId } from '../../server/src/platform/timed-id.ts'
import { createListing, dailyHours } from '../../server/test/establishments.ts'
import { TAKES_EVERYTHING } from '../../server/test/orders.ts'
import { createPerson } from '../../server/test/people.ts'

/** Of each of its dishes. */
export const PRICE = 4_000

export type Kitchen = { id: string; slug: string; userId: string; cookie: string; itemId: string }

/** Open at every hour, with forty dishes. */
export async function openKitchen(deps: Deps): Promise<Kitchen> {
  const owner = await createPerson({ deps }, { plan: 'espadarte' })
  const listing = await createListing(
    { deps },
    {
      owner,
      fields: { modules: ['menu', 'delivery'], whatsapp: '91988887777', payment_methods: ['pix'] },
      hours: dailyHours(0, 24 * 60),
    },
  )
  const now = deps.clock.now()
  const [sectionId, itemId] = [newTimedId(now), newTimedId(now)]
  await deps.work.transaction(async ({ catalogue, ordering }) => {
    const own = { establishmentId: listing.id }
    await catalogue.addSection({ ...own, id: sectionId, kind: 'menu', name: 'Peixes' }, now)
    for (let count = 0; count < 40; count += 1) {
      const id = count === 0 ? itemId : newTimedId(now)
      const content = { ...PLAIN_ITEM, name: `Peixe ${count}`, price_cents: PRICE }
      await catalogue.addItem({ ...content, ...own, id, sectionId }, now)
      await catalogue.saveItem({ ...own, id }, content, now)
    }
    const always = { ...TAKES_EVERYTHING, preparation_minutes: 5 }
    await ordering.save(listing.id, always, now)
  })
  return { ...listing, userId: owner.userId, cookie: owner.cookie, itemId }
}
