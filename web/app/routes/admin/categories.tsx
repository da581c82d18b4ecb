import { adminTexts } from '~/features/admin/admin.texts.ts'
import { CategoriesEditor } from '~/features/categories/CategoriesEditor.tsx'
import { categoryIcon } from '~/features/establishments/category-icons.ts'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.categories.label)

export default function Categories() {
  return <CategoriesEditor iconOf={categoryIcon} />
}
