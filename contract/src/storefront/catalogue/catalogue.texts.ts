import { namesOf } from '../../shared/names-of.ts'

/** Words and limits of catalogues. Free of zod: the browser reads them too. */

export const ITEM_TAG_WORDS = {
  vegano: 'Vegano',
  vegetariano: 'Vegetariano',
  'sem-gluten': 'Sem glúten',
  'sem-lactose': 'Sem lactose',
  'sem-acucar': 'Sem açúcar',
  organico: 'Orgânico',
  picante: 'Picante',
  'para-2': 'Para 2 pessoas',
  'para-compartilhar': 'Para compartilhar',
  infantil: 'Infantil',
  'da-casa': 'Especialidade da casa',
  regional: 'Regional',
  artesanal: 'Artesanal',
  novidade: 'Novidade',
} as const
export type ItemTag = keyof typeof ITEM_TAG_WORDS
export const ITEM_TAGS = namesOf(ITEM_TAG_WORDS)

/** Those that laws of Brazilian states have menus name. */
export const ALLERGEN_WORDS = {
  gluten: 'Glúten',
  lactose: 'Lactose',
  leite: 'Leite',
  peixe: 'Peixe',
  amendoas: 'Amêndoas',
  corantes: 'Corantes',
  castanhas: 'Castanhas',
  soja: 'Soja',
  ovo: 'Ovo',
  crustaceos: 'Crustáceos',
} as const
export type Allergen = keyof typeof ALLERGEN_WORDS
export const ALLERGENS = namesOf(ALLERGEN_WORDS)

export const PRICE_METHODS = ['sum', 'max', 'avg'] as const
export type PriceMethod = (typeof PRICE_METHODS)[number]

export const PRICE_METHOD_WORDS: Record<PriceMethod, string> = {
  sum: 'Soma: cada escolha aumenta o preço',
  max: 'Maior: vale a escolha mais cara',
  avg: 'Média: vale a média das escolhas',
}

export const SECTION_NAME_MAX = 80
export const SECTION_TEXT_MAX = 300
export const ITEM_NAME_MAX = 150
export const ITEM_TEXT_MAX = 600
export const OPTION_NAME_MAX = 120
export const SKU_MAX = 60
export const PRICE_MAX_CENTS = 10_000_000

export const MOST_SECTIONS = 60
export const MOST_GROUPS = 20
/** Of a menu or a shop, however many of its items use them. */
export const MOST_LIBRARY_GROUPS = 500
export const MOST_OPTIONS = 60
export const MOST_VARIANTS = 60
export const MOST_WINDOWS = 14
export const MOST_CHOICES = 50
/** Of whoever's plan has no limit: what one page can still show. */
export const MOST_ITEMS = 2000
/** Of one option of one line. */
export const MOST_OF_ONE = 50

/** Why something chosen cannot be ordered as it is. */
export const choiceTexts = {
  gone: 'Este item não está mais à venda.',
  outside: 'Este item não é servido neste horário.',
  soldOut: 'Este item está esgotado hoje.',
  variant: 'Escolha uma das opções de tamanho ou modelo.',
  variantGone: 'Esta variação não está mais à venda.',
  stock: (left: number) =>
    left === 0 ? 'Esta variação está esgotada.' : `Só há ${left} em estoque.`,
  unknown: 'Uma das escolhas não existe mais. Escolha de novo.',
  twice: 'A mesma escolha aparece duas vezes.',
  quantity: 'Escolha uma quantidade válida.',
  optionSoldOut: (name: string) => `${name} está esgotado.`,
  few: (name: string, least: number) =>
    least === 1 ? `${name}: escolha uma opção.` : `${name}: escolha pelo menos ${least}.`,
  many: (name: string, most: number) =>
    most === 1 ? `${name}: escolha só uma opção.` : `${name}: escolha no máximo ${most}.`,
} as const
