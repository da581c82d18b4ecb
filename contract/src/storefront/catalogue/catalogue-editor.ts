import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { FileBytes } from '../../shared/file-bytes.ts'
import { textLine } from '../../shared/plain-text.ts'
import { PRICE_ROUNDINGS } from './bulk-price-rules.ts'
import { MOST_ITEMS, MOST_SECTIONS } from './catalogue.texts.ts'
import {
  CatalogueItem,
  CatalogueKind,
  CatalogueSection,
  ItemVariant,
  OptionGroup,
} from './catalogue.ts'
import {
  choiceRangeRefusal,
  ItemContent,
  isChoiceRange,
  isPromoCheaper,
  itemDescription,
  itemName,
  itemTags,
  OptionGroupContent,
  priceCents,
  promoRefusal,
  SectionContent,
} from './catalogue-fields.ts'

export const OwnItem = CatalogueItem.extend({
  version: z.int(),
  /** Whether visitors see it: a smaller plan hides the last ones, and gives them back when it grows. */
  is_within_plan: z.boolean(),
  variants: z.array(
    ItemVariant.extend({
      stock: z.object({ on_hand: z.int(), reserved: z.int() }).nullable(),
    }),
  ),
}).meta({ id: 'OwnCatalogueItem' })
export type OwnItem = z.infer<typeof OwnItem>

export const OwnSection = CatalogueSection.extend({
  version: z.int(),
  items: z.array(OwnItem),
}).meta({ id: 'OwnCatalogueSection' })
export type OwnSection = z.infer<typeof OwnSection>

/** A group of options of the library: edited once, whichever items use it. */
export const OwnOptionGroup = OptionGroup.extend({
  version: z.int(),
  /** In the order of the catalogue. */
  item_ids: z.array(z.uuid()),
}).meta({ id: 'OwnOptionGroup' })
export type OwnOptionGroup = z.infer<typeof OwnOptionGroup>

/** A catalogue as the people of the business see it, with everything that visitors do not. */
export const OwnCatalogue = z
  .object({
    kind: CatalogueKind,
    sections: z.array(OwnSection),
    groups: z.array(OwnOptionGroup),
    /** Of both catalogues together; a limit of null is none. */
    item_count: z.int(),
    item_limit: z.int().nullable(),
    /** Whether the owner's plan has such a catalogue, and whether the page shows it. */
    is_in_plan: z.boolean(),
    is_switched_on: z.boolean(),
    may: z.object({ edit: z.boolean(), sell_out: z.boolean() }),
  })
  .meta({ id: 'OwnCatalogue' })
export type OwnCatalogue = z.infer<typeof OwnCatalogue>

const place = z.object({ id: z.uuid() })
const catalogue = place.extend({ kind: CatalogueKind })
const section = place.extend({ section: z.uuid() })
const item = place.extend({ item: z.uuid() })
const group = place.extend({ group: z.uuid() })
/** What the editor read: two people never overwrite each other silently. */
const seen = { version: z.int().positive() }
const seenInQuery = z.object({ version: z.coerce.number().int().positive() })

const BASE = '/api/v1/my/establishments/:id'
const own = { tag: 'Meu negócio' } as const

export const readOwnCatalogue = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/catalogue/:kind`,
  summary: 'O cardápio ou a loja, como a equipe do negócio os vê',
  params: catalogue,
  response: OwnCatalogue,
  status: 200,
})

/** The id is made by the browser: the same one a second time adds nothing. */
export const createSection = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/catalogue/:kind/sections`,
  summary: 'Cria uma seção, no fim do cardápio ou da loja',
  params: catalogue,
  body: z.object({ id: z.uuid(), name: SectionContent.shape.name }).strict(),
  response: OwnSection,
  status: 201,
})

export const updateSection = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/catalogue-sections/:section`,
  summary: 'Grava o nome, o texto e os horários de uma seção',
  params: section,
  body: SectionContent.extend(seen),
  response: OwnSection,
  status: 200,
})

/** With its items. */
export const removeSection = endpoint({
  ...own,
  access: 'person',
  method: 'DELETE',
  path: `${BASE}/catalogue-sections/:section`,
  summary: 'Remove uma seção com os itens dela',
  params: section,
  query: seenInQuery,
  response: z.object({ removed_items: z.int() }),
  status: 200,
})

/** The id is made by the browser: the same one a second time adds nothing. */
export const createItem = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/catalogue-sections/:section/items`,
  summary: 'Cria um item, no fim da seção',
  params: section,
  body: z
    .object({
      id: z.uuid(),
      name: itemName,
      price_cents: priceCents,
      description: itemDescription.default(''),
      tags: itemTags.default([]),
    })
    .strict(),
  response: OwnItem,
  status: 201,
})

export const updateItem = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/catalogue-items/:item`,
  summary: 'Grava um item inteiro: preço, foto, etiquetas, opções, variações e horários',
  params: item,
  body: ItemContent.extend(seen).refine(isPromoCheaper, promoRefusal),
  response: OwnItem,
  status: 200,
})

export const removeItem = endpoint({
  ...own,
  access: 'person',
  method: 'DELETE',
  path: `${BASE}/catalogue-items/:item`,
  summary: 'Remove um item',
  params: item,
  query: seenInQuery,
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})

/** Right after the item, with its options and variants, without its stock. */
export const copyItem = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/catalogue-items/:item/copies`,
  summary: 'Duplica um item',
  params: item,
  body: z.object({ id: z.uuid() }).strict(),
  response: OwnItem,
  status: 201,
})

/** The id is made by the browser: the same one a second time adds nothing. */
export const createOptionGroup = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/catalogue/:kind/option-groups`,
  summary: 'Cria um grupo de opções e o põe nos itens que o usam',
  params: catalogue,
  body: OptionGroupContent.extend({ id: z.uuid() }).refine(isChoiceRange, choiceRangeRefusal),
  response: OwnOptionGroup,
  status: 201,
})

export const updateOptionGroup = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/catalogue-option-groups/:group`,
  summary: 'Grava um grupo de opções em todos os itens que o usam',
  params: group,
  body: OptionGroupContent.extend(seen).refine(isChoiceRange, choiceRangeRefusal),
  response: OwnOptionGroup,
  status: 200,
})

/** From all items that use it. */
export const removeOptionGroup = endpoint({
  ...own,
  access: 'person',
  method: 'DELETE',
  path: `${BASE}/catalogue-option-groups/:group`,
  summary: 'Remove um grupo de opções de todos os itens',
  params: group,
  query: seenInQuery,
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})

const CatalogueOrder = z
  .array(z.object({ section: z.uuid(), items: z.array(z.uuid()).max(MOST_ITEMS) }).strict())
  .max(MOST_SECTIONS)
export type CatalogueOrder = z.infer<typeof CatalogueOrder>

/** Sections and items at once, so that an item may change its section; refused where somebody changed either meanwhile. */
export const orderCatalogue = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/catalogue/:kind/order`,
  summary: 'Grava a ordem das seções e dos itens',
  params: catalogue,
  body: z.object({ seen: CatalogueOrder, wanted: CatalogueOrder }).strict(),
  response: OwnCatalogue,
  status: 200,
})

/** Also for staff: who sees that the fish is gone is in the kitchen. Until the next morning at 5h. */
export const setSoldOut = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/catalogue-sold-out`,
  summary: 'Marca um item ou uma opção como esgotado hoje, ou de volta',
  params: place,
  body: z
    .object({ of: z.enum(['item', 'option']), id: z.uuid(), is_sold_out: z.boolean() })
    .strict(),
  response: z.object({ sold_out_until: z.iso.datetime({ offset: true }).nullable() }),
  status: 200,
})

const PriceChange = z
  .object({
    /** None is the whole catalogue. */
    sections: z.array(z.uuid()).max(MOST_SECTIONS),
    change: z.discriminatedUnion('kind', [
      z
        .object({
          kind: z.literal('percent'),
          hundredths: z
            .int('Escreva um número.')
            .min(-9000, 'Baixe no máximo 90%.')
            .max(50_000, 'Aumente no máximo 500%.'),
        })
        .strict(),
      z
        .object({
          kind: z.literal('amount'),
          cents: z
            .int('Escreva um valor.')
            .min(-1_000_000, 'Baixe no máximo R$ 10.000.')
            .max(1_000_000, 'Aumente no máximo R$ 10.000.'),
        })
        .strict(),
    ]),
    rounding: z.enum(PRICE_ROUNDINGS),
    with_options: z.boolean(),
  })
  .strict()
export type BulkPriceChange = z.infer<typeof PriceChange>

export const PricePreview = z
  .object({
    /** Of what would change and into what: what is confirmed is what was looked at. */
    hash: z.string(),
    /** Items, their variants and options, as people read them. */
    rows: z.array(z.object({ name: z.string(), from_cents: z.int(), to_cents: z.int() })),
  })
  .meta({ id: 'PricePreview' })

/** Writes nothing. */
export const previewPrices = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/catalogue/:kind/prices/preview`,
  summary: 'Mostra como ficariam os preços, sem gravar nada',
  params: catalogue,
  body: PriceChange,
  response: PricePreview,
  status: 200,
})

export const changePrices = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/catalogue/:kind/prices`,
  summary: 'Grava os preços conferidos',
  params: catalogue,
  body: PriceChange.extend({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  response: z.object({ changed: z.int() }),
  status: 200,
})

/** What was counted, or null where nobody counts any more. */
export const countStock = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/catalogue-variants/:variant/stock`,
  summary: 'Grava quantas unidades há de uma variação',
  params: place.extend({ variant: z.uuid() }),
  body: z
    .object({
      on_hand: z
        .int('Escreva um número.')
        .min(0, 'O estoque não pode ser menor que zero.')
        .max(1_000_000, 'Use no máximo 1.000.000.')
        .nullable(),
      /** What the screen showed: an order may have taken some meanwhile. */
      seen: z.int().nullable(),
      note: textLine(200).default(''),
    })
    .strict(),
  response: z.object({
    stock: z.object({ on_hand: z.int(), reserved: z.int() }).nullable(),
  }),
  status: 200,
})

/** On paper, as a house in Pará must have it (Lei PA 10.263/2023). */
export const downloadMenu = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/printed-menu`,
  summary: 'O cardápio para imprimir, em PDF',
  params: place,
  produces: 'application/pdf',
  response: FileBytes,
  status: 200,
})
