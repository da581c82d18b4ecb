import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'

/** For tests only. */
export const category = (
  id: string,
  name: string,
  changes: Partial<EditedCategory> = {},
): EditedCategory => ({
  id,
  name,
  slug: id,
  parent_id: null,
  icon: 'store',
  schema_type: 'LocalBusiness',
  position: 0,
  is_active: true,
  listings: 0,
  version: 1,
  ...changes,
})

export const CATEGORIES = [
  category('comer', 'Onde comer', { listings: 2, icon: 'utensils' }),
  category('ficar', 'Onde ficar'),
  category('velha', 'Velharias', { is_active: false }),
  category('pizza', 'Pizzaria', { parent_id: 'comer', listings: 1 }),
  category('peixe', 'Peixaria', { parent_id: 'comer' }),
  category('pousada', 'Pousada', { parent_id: 'ficar' }),
]
