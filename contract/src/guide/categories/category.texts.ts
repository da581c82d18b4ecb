/** Icons and limits of the categories. Free of zod: the browser reads them too. */

export const CATEGORY_NAME_MAX = 60

/** One for each drawing the guide has; an unknown name is shown as the shop. */
export const CATEGORY_ICONS = [
  'store',
  'utensils',
  'bed',
  'music',
  'compass',
  'shopping-bag',
  'wrench',
  'heart-pulse',
  'building',
  'car',
  'landmark',
] as const
export type CategoryIcon = (typeof CATEGORY_ICONS)[number]

export const CATEGORY_ICON_WORDS: Record<CategoryIcon, string> = {
  store: 'Loja',
  utensils: 'Talheres',
  bed: 'Cama',
  music: 'Taça',
  compass: 'Bússola',
  'shopping-bag': 'Sacola',
  wrench: 'Ferramenta',
  'heart-pulse': 'Saúde',
  building: 'Prédio',
  car: 'Carro',
  landmark: 'Prédio público',
}
