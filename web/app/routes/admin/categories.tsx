import { CategoriesEditor } from '~/features/guide/categories/CategoriesEditor.tsx'
import { categoryIcon } from '~/features/guide/establishments/category-icons.ts'

export default function Categories() {
  return <CategoriesEditor iconOf={categoryIcon} />
}
