import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type {
  BulkPriceChange,
  CatalogueOrder,
  OwnCatalogue,
  OwnItem,
  OwnOptionGroup,
  OwnSection,
} from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { SectionContent } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { contentOf, groupAsWritten } from '@portal/contract/storefront/catalogue/item-content-rules'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { catalogueEditorTexts as texts } from './catalogue-editor.texts.ts'
import { inOrder } from './catalogue-order.rules.ts'

const ALL = '/api/v1/my/establishments/:id/catalogue/:kind'
const SECTION = '/api/v1/my/establishments/:id/catalogue-sections/:section'
const GROUP = '/api/v1/my/establishments/:id/catalogue-option-groups/:group'
const ITEM = '/api/v1/my/establishments/:id/catalogue-items/:item'

export type CataloguePlace = { id: string; kind: CatalogueKind }

export const ownCatalogueQuery = (place: CataloguePlace, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'catalogue', place.id, place.kind],
    queryFn: (): Promise<OwnCatalogue> => api.get(ALL, { params: place }),
  })

/** Each tells how it ended by itself and never throws. Writes of one catalogue wait for each other. */
export function useCatalogueWrites(place: CataloguePlace, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = ownCatalogueQuery(place)
  const { id } = place
  const change = (to: (now: OwnCatalogue) => OwnCatalogue) =>
    client.setQueryData(queryKey, (now) => now && to(now))
  const setSections = (to: (sections: OwnSection[]) => OwnSection[]) =>
    change((now) => ({ ...now, sections: to(now.sections) }))
  const readAgain = () => client.invalidateQueries({ queryKey })
  const { isSaving, save } = useSave<unknown>({
    queue: `catalogue ${place.id}`,
    onRefused: readAgain,
  })
  const putItem = (item: OwnItem) =>
    setSections((sections) =>
      sections.map((section) => ({
        ...section,
        items: section.items.map((one) => (one.id === item.id ? item : one)),
      })),
    )

  const readNow = () => client.fetchQuery({ ...ownCatalogueQuery(place, api), staleTime: 0 })

  return {
    isSaving,
    readAgain,
    putItem,
    /** As it is now, whoever wrote it. */
    readItem: async (item: string): Promise<OwnItem | null> =>
      (await readNow()).sections.flatMap(({ items }) => items).find((one) => one.id === item) ??
      null,
    readGroup: async (group: string): Promise<OwnOptionGroup | null> =>
      (await readNow()).groups.find((one) => one.id === group) ?? null,
    /** The same options under an id of their own; the answer is that id. */
    copyGroup: (group: OwnOptionGroup) =>
      save({
        done: texts.groups.copied,
        failed: texts.groups.failed,
        run: async () => {
          const body = { ...copyOf(group), id: crypto.randomUUID(), item_ids: [] }
          await api.send('POST', `${ALL}/option-groups`, { params: place, body })
          await readAgain()
          return body.id
        },
      }),
    removeGroup: ({ id: group, version }: OwnOptionGroup) =>
      save({
        done: texts.groups.removed,
        failed: texts.groups.failed,
        run: async () => {
          await api.send('DELETE', GROUP, { params: { id, group }, query: { version } })
          await readAgain()
        },
      }),
    addSection: (name: string) =>
      save({
        failed: texts.section.failed,
        run: async () => {
          const body = { id: crypto.randomUUID(), name }
          const section = await api.send('POST', `${ALL}/sections`, { params: place, body })
          setSections((sections) => [...sections, section])
        },
      }),
    updateSection: (section: string, body: SectionContent & { version: number }) =>
      save({
        done: texts.section.saved,
        failed: texts.section.failed,
        run: async () => {
          const saved = await api.send('PUT', SECTION, { params: { id, section }, body })
          setSections((all) => all.map((one) => (one.id === section ? saved : one)))
        },
      }),
    removeSection: ({ id: section, version }: OwnSection) =>
      save({
        done: texts.section.removed,
        failed: texts.section.failed,
        run: async () => {
          await api.send('DELETE', SECTION, { params: { id, section }, query: { version } })
          await readAgain()
        },
      }),
    /** The one who calls tells of a failure, in the row of what was typed. */
    addItem: (section: string, body: { id: string; name: string; price_cents: number }) =>
      save({
        run: async () => {
          const item = await api.send('POST', `${SECTION}/items`, { params: { id, section }, body })
          change((now) => ({ ...now, item_count: now.item_count + 1 }))
          setSections((all) =>
            all.map((one) =>
              one.id === section
                ? { ...one, items: [...one.items.filter((old) => old.id !== item.id), item] }
                : one,
            ),
          )
        },
      }),
    /** The row tells of a failure, beside the price. */
    setPrice: (item: OwnItem, price_cents: number) =>
      save({
        run: async () => {
          const body = { ...contentOf(item), price_cents, version: item.version }
          putItem(await api.send('PUT', ITEM, { params: { id, item: item.id }, body }))
        },
      }),
    removeItem: ({ id: item, version }: OwnItem) =>
      save({
        done: texts.editor.removed,
        failed: texts.item.failed,
        run: async () => {
          await api.send('DELETE', ITEM, { params: { id, item }, query: { version } })
          await readAgain()
        },
      }),
    copyItem: (item: string) =>
      save({
        done: texts.item.copied,
        failed: texts.item.failed,
        run: async () => {
          const body = { id: crypto.randomUUID() }
          await api.send('POST', `${ITEM}/copies`, { params: { id, item }, body })
          await readAgain()
        },
      }),
    setSoldOut: (what: { of: 'item' | 'option'; id: string }, is_sold_out: boolean) =>
      save({
        failed: texts.item.failed,
        run: async () => {
          const { sold_out_until } = await api.send(
            'PUT',
            '/api/v1/my/establishments/:id/catalogue-sold-out',
            { params: { id }, body: { ...what, is_sold_out } },
          )
          change((now) => withSoldOut(now, what.id, sold_out_until))
        },
      }),
    /** Shown at once; what the portal says wins. */
    setOrder: (seen: CatalogueOrder, wanted: CatalogueOrder) => {
      setSections((sections) => inOrder(sections, wanted))
      return save({
        failed: texts.item.failed,
        run: async () => {
          await api.send('PUT', `${ALL}/order`, { params: place, body: { seen, wanted } })
        },
      })
    },
    previewPrices: (body: BulkPriceChange) =>
      api.send('POST', `${ALL}/prices/preview`, { params: place, body }),
    changePrices: (body: BulkPriceChange & { hash: string }) =>
      save({
        done: texts.prices.applied,
        failed: texts.prices.failed,
        run: async () => {
          await api.send('POST', `${ALL}/prices`, { params: place, body })
          await readAgain()
        },
      }),
    countStock: (variant: string, on_hand: number | null, seen: number | null) =>
      save({
        failed: texts.variants.countFailed,
        run: async () => {
          await api.send('PUT', '/api/v1/my/establishments/:id/catalogue-variants/:variant/stock', {
            params: { id, variant },
            body: { on_hand, seen },
          })
          await readAgain()
        },
      }),
  }
}

/** Of an item or of an option of either level: no two of them share an id. */
function withSoldOut(now: OwnCatalogue, id: string, sold_out_until: string | null): OwnCatalogue {
  const mark = <One extends { id: string }>(one: One): One =>
    one.id === id ? { ...one, sold_out_until } : one
  const markGroup = <Group extends OwnItem['groups'][number]>(group: Group): Group => ({
    ...group,
    options: group.options.map((option) => ({
      ...mark(option),
      groups: option.groups.map((inner) => ({ ...inner, options: inner.options.map(mark) })),
    })),
  })
  return {
    ...now,
    groups: now.groups.map(markGroup),
    sections: now.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...mark(item), groups: item.groups.map(markGroup) })),
    })),
  }
}

/** Without the ids: they are of one group only. */
function copyOf(group: OwnOptionGroup) {
  const { id: _group, ...content } = groupAsWritten(group)
  return {
    ...content,
    options: content.options.map(({ id: _option, ...option }) => ({
      ...option,
      groups: option.groups.map(({ id: _inner, ...inner }) => ({
        ...inner,
        options: inner.options.map(({ id: _one, ...one }) => one),
      })),
    })),
  }
}

export type CatalogueWrites = ReturnType<typeof useCatalogueWrites>
