import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import { Button } from '~/ui/Button.tsx'
import { categoriesTexts as texts } from './categories.texts.ts'

type ArchivedCategoriesProps = {
  archived: readonly EditedCategory[]
  onRestore: (category: EditedCategory) => void
}

export function ArchivedCategories({ archived, onRestore }: ArchivedCategoriesProps) {
  if (archived.length === 0) return null
  return (
    <div className="mt-5 border-line border-t pt-4">
      <h3 className="text-sm font-semibold tracking-normal">{texts.archived}</h3>
      <ul className="mt-1">
        {archived.map((category) => (
          <li key={category.id} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 text-muted wrap-anywhere">{category.name}</span>
            <Button
              size="sm"
              look="ghost"
              aria-label={texts.row.restore(category.name)}
              onClick={() => onRestore(category)}
            >
              {texts.row.restoreShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
