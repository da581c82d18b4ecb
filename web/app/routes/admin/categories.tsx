import { CategoriesEditor } from '~/features/categories/CategoriesEditor.tsx'
import { categoryIcon } from '~/features/establishments/category-icons.ts'

export default function Categories() {
  return <CategoriesEditor iconOf={categoryIcon} />
}
