import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { CategoriesEditor } from '~/features/categories/CategoriesEditor.tsx'
import { categoryIcon } from '~/features/establishments/category-icons.ts'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.categories.label)

export default function Categories() {
  return <CategoriesEditor iconOf={categoryIcon} />
}
