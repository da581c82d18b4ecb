import type { Category } from '@portal/contract/guide/categories/category'
import type { EstablishmentFields } from '@portal/contract/guide/establishments/establishment-fields'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { establishmentsTexts } from './establishments.texts.ts'

type Chosen = Pick<EstablishmentFields, 'category_id' | 'subcategory_id'>

/** A category of the first level and one of its own, both still offered. */
export function requireKnownCategories(
  categories: readonly Category[],
  { category_id, subcategory_id }: Chosen,
) {
  const find = (id: string) =>
    categories.find((category) => category.id === id && category.is_active)
  const category = find(category_id)
  if (!category || category.parent_id !== null) {
    throw refusal('category_id', establishmentsTexts.category)
  }
  if (subcategory_id !== null && find(subcategory_id)?.parent_id !== category_id) {
    throw refusal('subcategory_id', establishmentsTexts.subcategory)
  }
}

function refusal(path: keyof Chosen, message: string) {
  return new Invalid(
    'establishment.category',
    `${path} is not offered`,
    [{ path, message }],
    message,
  )
}
