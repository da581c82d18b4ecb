import {
  CATEGORY_ICON_WORDS,
  CATEGORY_ICONS,
  CATEGORY_NAME_MAX,
  type CategoryIcon,
} from '@portal/contract/guide/categories/category.texts'
import {
  createCategory,
  type EditedCategory,
  updateCategory,
} from '@portal/contract/guide/categories/category-editor'
import { useQueryClient } from '@tanstack/react-query'
import { EditorDialog } from '~/editing/EditorDialog.tsx'
import { ControlField, TextField } from '~/editing/fields.tsx'
import { nothingYet, useEditor } from '~/editing/use-editor.ts'
import { IconPicker } from '~/ui/IconPicker.tsx'
import type { IconOf } from './CategoryRow.tsx'
import { categoriesTexts } from './categories.texts.ts'
import { editedCategoriesQuery } from './use-category-editor.ts'

const texts = categoriesTexts.form

type CategoryDialogProps = {
  /** Null for a new one. */
  category: EditedCategory | null
  /** What it lies within; null on the first level. */
  parent: EditedCategory | null
  iconOf: IconOf
  onClose: () => void
}

export function CategoryDialog({ category, parent, iconOf, onClose }: CategoryDialogProps) {
  const client = useQueryClient()
  const { queryKey } = editedCategoriesQuery()
  const verb = category ? 'updated' : 'created'
  const editor = useEditor(category ? updateCategory : createCategory, {
    from: nothingYet<EditedCategory[]>(),
    params: category ? { id: category.id } : undefined,
    // An icon nobody drew is shown as the shop, and saved as it.
    toForm: () => ({
      name: category?.name ?? '',
      icon: (category?.icon ?? 'store') as CategoryIcon,
    }),
    toBody: ({ name, icon }) =>
      category
        ? {
            version: category.version,
            changes: { name, ...(icon === category.icon ? {} : { icon }) },
          }
        : { name, parent_id: parent?.id ?? null, ...(parent ? {} : { icon }) },
    fieldOf: (path) => path.replace(/^changes\./, ''),
    texts: { saved: categoriesTexts.done[verb], failed: categoriesTexts.failed[verb] },
    onSaved: (all) => {
      client.setQueryData(queryKey, all)
      onClose()
    },
    // What was refused may have changed under our feet.
    onRefused: () => client.invalidateQueries({ queryKey }),
  })
  const newTitle = parent ? texts.createWithin(parent.name) : texts.create
  return (
    <EditorDialog
      title={category ? texts.edit(category.name) : newTitle}
      editor={editor}
      save={category ? texts.save : texts.saveNew}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={texts.name}
        hint={category ? texts.nameHint(category.slug) : undefined}
        maxLength={CATEGORY_NAME_MAX}
        autoComplete="off"
        required
      />
      {parent ? null : (
        <ControlField name="icon" label={texts.icon} group>
          {({ value, onChange }) => (
            <IconPicker
              icons={CATEGORY_ICONS}
              words={CATEGORY_ICON_WORDS}
              draw={(name) => {
                const Icon = iconOf(name)
                return <Icon aria-hidden="true" className="size-5" />
              }}
              value={value}
              onValueChange={onChange}
            />
          )}
        </ControlField>
      )}
    </EditorDialog>
  )
}
