import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import { isModuleInPlan } from '@portal/contract/guide/establishments/plan-rules'
import * as contract from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { hashOfRows, priceRows } from './bulk-prices.rules.ts'
import type { Deps } from './catalogue.feature.ts'
import { type FoundItem, requireInPlan, type Section, withinPlan } from './catalogue.rules.ts'
import { changePrices } from './change-prices.ts'
import { copyItem } from './copy-item.ts'
import { countStock } from './count-stock.ts'
import { createItem } from './create-item.ts'
import { drawMenu } from './draw-menu.ts'
import { addOptionGroup, removeOptionGroup, updateOptionGroup } from './keep-option-group.ts'
import { addSection, removeSection, updateSection } from './keep-section.ts'
import { orderCatalogue } from './order-catalogue.ts'
import { presentSections } from './present-catalogue.ts'
import { removeItem } from './remove-item.ts'
import { setSoldOut } from './set-sold-out.ts'
import { updateItem } from './update-item.ts'

/** What the people of a business do with its menu and its shop. */
export function ownCatalogueRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock } = deps

  async function readPlace(id: string, actor: Person, right: 'menu.see' | 'menu.edit') {
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, right, id)
    const place = await stores.catalogue.findPlace(id, clock.now())
    if (!place) throw new NotFound('establishment', id)
    return { place, role }
  }

  async function present(id: string, kind: CatalogueKind, actor: Person) {
    const { place, role } = await readPlace(id, actor, 'menu.see')
    const sections = await stores.catalogue.listSections(id, kind)
    const { items, menuItems } = await stores.catalogue.count(id)
    return {
      kind,
      sections: withinPlan(sections, place.limits, kind === 'shop' ? menuItems : 0),
      groups: await stores.optionGroups.list({ establishmentId: id, kind }),
      item_count: items,
      item_limit: place.limits.catalogueItems,
      is_in_plan: isModuleInPlan(place.limits, kind),
      is_switched_on: place.modules.includes(kind),
      may: {
        edit: mayOrAdministrates(actor, role, 'menu.edit'),
        sell_out: mayOrAdministrates(actor, role, 'menu.sell-out'),
      },
    }
  }

  /** Its place among all of them says whether the plan reaches it. */
  async function presentItem(establishmentId: string, { item, kind }: FoundItem, actor: Person) {
    const { sections } = await present(establishmentId, kind, actor)
    const shown = sections.flatMap(({ items }) => items).find(({ id }) => id === item.id)
    return { ...item, is_within_plan: shown?.is_within_plan ?? false }
  }

  async function presentSection(establishmentId: string, { id, kind }: Section, actor: Person) {
    const { sections } = await present(establishmentId, kind, actor)
    const shown = sections.find((section) => section.id === id)
    if (!shown) throw new NotFound('catalogue-section', id)
    return shown
  }

  route(app, contract.readOwnCatalogue, ({ params: { id, kind }, actor }) =>
    present(id, kind, actor),
  )
  route(app, contract.createSection, async ({ params: { id, kind }, body, actor }) =>
    presentSection(
      id,
      await addSection(actor, { establishmentId: id, kind, ...body }, deps),
      actor,
    ),
  )
  route(app, contract.updateSection, async ({ params, body: { version, ...content }, actor }) => {
    const named = { establishmentId: params.id, id: params.section, version }
    return presentSection(params.id, await updateSection(actor, { ...named, content }, deps), actor)
  })
  route(app, contract.removeSection, async ({ params, query: { version }, actor }) => {
    const named = { establishmentId: params.id, id: params.section, version }
    return { removed_items: await removeSection(actor, named, deps) }
  })

  route(app, contract.createItem, async ({ params: { id, section }, body, actor }) => {
    const added = { ...body, establishmentId: id, sectionId: section }
    return presentItem(id, await createItem(actor, added, deps), actor)
  })
  route(app, contract.updateItem, async ({ params, body: { version, ...content }, actor }) => {
    const named = { establishmentId: params.id, id: params.item, version }
    return presentItem(params.id, await updateItem(actor, { ...named, content }, deps), actor)
  })
  route(app, contract.removeItem, async ({ params, query: { version }, actor }) => {
    await removeItem(actor, { establishmentId: params.id, id: params.item, version }, deps)
    return { removed: true as const }
  })
  route(app, contract.copyItem, async ({ params, body: { id }, actor }) => {
    const copy = { establishmentId: params.id, of: params.item, id }
    return presentItem(params.id, await copyItem(actor, copy, deps), actor)
  })

  route(app, contract.createOptionGroup, ({ params: { id, kind }, body, actor }) =>
    addOptionGroup(actor, { establishmentId: id, kind, ...body }, deps),
  )
  route(app, contract.updateOptionGroup, ({ params, body: { version, ...content }, actor }) => {
    const named = { establishmentId: params.id, id: params.group, version }
    return updateOptionGroup(actor, { ...named, content }, deps)
  })
  route(app, contract.removeOptionGroup, async ({ params, query: { version }, actor }) => {
    const named = { establishmentId: params.id, id: params.group, version }
    await removeOptionGroup(actor, named, deps)
    return { removed: true as const }
  })

  route(app, contract.orderCatalogue, async ({ params: { id, kind }, body, actor }) => {
    await orderCatalogue(actor, { establishmentId: id, kind, ...body }, deps)
    return present(id, kind, actor)
  })
  route(app, contract.setSoldOut, async ({ params, body: { of, id, is_sold_out }, actor }) => {
    const named = { establishmentId: params.id, of, id, isSoldOut: is_sold_out }
    const until = await setSoldOut(actor, named, deps)
    return { sold_out_until: until?.toISOString() ?? null }
  })

  route(app, contract.previewPrices, async ({ params: { id, kind }, body, actor }) => {
    const { place } = await readPlace(id, actor, 'menu.edit')
    requireInPlan(actor, kind, place.limits)
    const rows = priceRows(await stores.catalogue.listSections(id, kind), body)
    return {
      hash: hashOfRows(rows),
      rows: rows.map(({ name, from, to }) => ({ name, from_cents: from, to_cents: to })),
    }
  })
  route(app, contract.changePrices, async ({ params: { id, kind }, body, actor }) => ({
    changed: await changePrices(actor, { establishmentId: id, kind, ...body }, deps),
  }))
  route(app, contract.countStock, async ({ params: { id, variant }, body, actor }) => {
    const { on_hand: onHand, seen, note } = body
    const counted = { establishmentId: id, variantId: variant, onHand, seen, note }
    const stock = await countStock(actor, counted, deps)
    return { stock: stock && { on_hand: stock.onHand, reserved: stock.reserved } }
  })
  route(app, contract.downloadMenu, async ({ params: { id }, actor }, request, reply) => {
    const { place } = await readPlace(id, actor, 'menu.see')
    const { sections } = await present(id, 'menu', actor)
    const { slug, name } = place
    const menu = {
      establishment: { id, slug, name },
      kind: 'menu' as const,
      sections: presentSections(sections),
    }
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="cardapio-${slug}.pdf"`)
    const drawing = { fontsFolder: deps.folders.fonts, madeAt: clock.now() }
    return deps.reads.throughGate(request, () => drawMenu(menu, drawing))
  })
}
