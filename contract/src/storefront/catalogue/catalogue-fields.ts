import { z } from 'zod'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import {
  ITEM_NAME_MAX,
  ITEM_TEXT_MAX,
  MOST_CHOICES,
  MOST_GROUPS,
  MOST_ITEMS,
  MOST_OPTIONS,
  MOST_VARIANTS,
  MOST_WINDOWS,
  OPTION_NAME_MAX,
  PRICE_MAX_CENTS,
  SECTION_NAME_MAX,
  SECTION_TEXT_MAX,
  SKU_MAX,
} from './catalogue.texts.ts'
import { Allergen, ItemTag, PriceMethod } from './catalogue.ts'

/** What the people of a business write. */

const name = (most: number) => textLine(most).min(1, 'Escreva o nome.')
export const priceCents = z
  .int('Escreva o preço.')
  .min(0, 'O preço não pode ser menor que zero.')
  .max(PRICE_MAX_CENTS, 'Este preço é alto demais. Confira os centavos.')
const sku = z
  .string()
  .trim()
  .max(SKU_MAX, `Use no máximo ${SKU_MAX} caracteres.`)
  .regex(/^[\x21-\x7e]+$/, 'Use letras sem acento, números e traços, sem espaços.')
  .nullable()
const moment = z.iso.datetime({ offset: true, error: 'Escreva a data e a hora.' }).nullable()

const EditedWindow = z
  .object({
    days: z
      .array(z.int().min(0).max(6))
      .min(1, 'Escolha pelo menos um dia.')
      .max(7)
      .refine((days) => new Set(days).size === days.length, 'Cada dia uma vez.'),
    from_minute: z.int('Escreva a hora.').min(0).max(1439),
    until_minute: z.int('Escreva a hora.').min(0).max(1440),
  })
  .strict()
  .refine(({ from_minute: from, until_minute: until }) => from !== until, {
    path: ['until_minute'],
    message: 'O fim precisa ser diferente do começo.',
  })
const windows = z.array(EditedWindow).max(MOST_WINDOWS, `Use no máximo ${MOST_WINDOWS} horários.`)

/** Without an id it is new; one that is no longer named is removed. */
const known = { id: z.uuid().optional() }

const optionFields = {
  ...known,
  name: name(OPTION_NAME_MAX),
  price_cents: priceCents,
  sku,
  is_available: z.boolean(),
}
const groupFields = {
  name: name(SECTION_NAME_MAX),
  min_choices: z.int('Escreva um número.').min(0).max(MOST_CHOICES),
  max_choices: z.int('Escreva um número.').min(1, 'O máximo é pelo menos 1.').max(MOST_CHOICES),
  price_method: PriceMethod,
}
const someOptions = <Option extends z.ZodType>(option: Option) =>
  z
    .array(option)
    .min(1, 'Acrescente pelo menos uma opção.')
    .max(MOST_OPTIONS, `Use no máximo ${MOST_OPTIONS} opções.`)
export const isChoiceRange = ({
  min_choices,
  max_choices,
}: {
  min_choices: number
  max_choices: number
}) => min_choices <= max_choices
export const choiceRangeRefusal = {
  path: ['max_choices'],
  message: 'O máximo não pode ser menor que o mínimo.',
}

const InnerGroup = z
  .object({ ...known, ...groupFields, options: someOptions(z.object(optionFields).strict()) })
  .strict()
  .refine(isChoiceRange, choiceRangeRefusal)
const someGroups = <Group extends z.ZodType>(group: Group) =>
  z.array(group).max(MOST_GROUPS, `Use no máximo ${MOST_GROUPS} grupos.`)

/** What people choose of an item; its options and what lies in them keep their ids. */
export const OptionGroupContent = z
  .object({
    ...groupFields,
    options: someOptions(
      z.object({ ...optionFields, groups: someGroups(InnerGroup).default([]) }).strict(),
    ),
    /** Which items use it. */
    item_ids: z.array(z.uuid()).max(MOST_ITEMS),
  })
  .strict()
export type OptionGroupContent = z.infer<typeof OptionGroupContent>

/** A group as a system elsewhere says it of one item. */
export const GivenGroups = someGroups(
  OptionGroupContent.omit({ item_ids: true })
    .extend(known)
    .refine(isChoiceRange, choiceRangeRefusal),
)
export type EditedGroup = z.infer<typeof GivenGroups>[number]

const EditedVariant = z
  .object({
    ...known,
    name: name(SECTION_NAME_MAX),
    sku,
    price_cents: priceCents.nullable(),
    promo_cents: priceCents.nullable(),
    is_available: z.boolean(),
  })
  .strict()
  .refine(
    ({ price_cents: price, promo_cents: promo }) =>
      promo === null || (price !== null && promo < price),
    { path: ['promo_cents'], message: 'O preço da promoção precisa ser menor que o preço.' },
  )
export type EditedVariant = z.infer<typeof EditedVariant>

const EditedPromo = z
  .object({ cents: priceCents, starts_at: moment, ends_at: moment })
  .strict()
  .refine(({ starts_at: from, ends_at: to }) => !from || !to || Date.parse(from) < Date.parse(to), {
    path: ['ends_at'],
    message: 'A promoção precisa terminar depois de começar.',
  })

export const itemName = name(ITEM_NAME_MAX)
export const itemDescription = textBlock(ITEM_TEXT_MAX)
export const itemTags = z.array(ItemTag).max(12)
export const itemAllergens = z.array(Allergen).max(12).nullable()

/** All of an item but its place. */
export const ItemContent = z
  .object({
    name: itemName,
    description: itemDescription,
    price_cents: priceCents,
    promo: EditedPromo.nullable(),
    photo_id: z.uuid().nullable(),
    tags: itemTags,
    allergens: itemAllergens,
    is_alcoholic: z.boolean(),
    sku,
    is_available: z.boolean(),
    windows,
    /** Of the library, in the order in which people choose. */
    group_ids: z.array(z.uuid()).max(MOST_GROUPS, `Use no máximo ${MOST_GROUPS} grupos.`),
    variants: z
      .array(EditedVariant)
      .max(MOST_VARIANTS, `Use no máximo ${MOST_VARIANTS} variações.`),
  })
  .strict()
export type ItemContent = z.infer<typeof ItemContent>

export const isPromoCheaper = ({
  promo,
  price_cents,
}: Pick<ItemContent, 'promo' | 'price_cents'>) => promo === null || promo.cents < price_cents
export const promoRefusal = {
  path: ['promo', 'cents'],
  message: 'O preço da promoção precisa ser menor que o preço.',
}

export const SectionContent = z
  .object({
    name: name(SECTION_NAME_MAX),
    description: textLine(SECTION_TEXT_MAX),
    is_available: z.boolean(),
    windows,
  })
  .strict()
export type SectionContent = z.infer<typeof SectionContent>

/** What an item has that only a name and a price are known of. */
export const PLAIN_ITEM: Omit<ItemContent, 'name' | 'price_cents'> = {
  description: '',
  promo: null,
  photo_id: null,
  tags: [],
  allergens: null,
  is_alcoholic: false,
  sku: null,
  is_available: true,
  windows: [],
  group_ids: [],
  variants: [],
}
