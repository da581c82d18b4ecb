import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import { ArrowLeft, ListTree } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { failureText } from '~/platform/failure-text.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import { CategoryGroup } from './CategoryGroup.tsx'
import type { IconOf } from './CategoryRow.tsx'
import { categoriesTexts as texts } from './categories.texts.ts'
import { destinationsOf, groupOf } from './categories-order.rules.ts'
import { DestinationDialog } from './DestinationDialog.tsx'
import { type CategoryEditor, useCategoryEditor } from './use-category-editor.ts'

const OPEN = 'categoria'

type Asked =
  | { kind: 'create'; parent: EditedCategory | null }
  | { kind: 'edit' | 'move' | 'archive'; category: EditedCategory }

/** Two levels side by side on a desk; on a phone one after the other. */
export function CategoriesEditor({ iconOf }: { iconOf: IconOf }) {
  const editor = useCategoryEditor()
  const [address] = useSearchParams()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { data, isError, error, isFetching, refetch } = editor.list
  if (isError) {
    return (
      <ErrorState title={texts.loadError} onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    )
  }
  if (!data) return <EditorSkeleton />
  const open = groupOf(data, null).active.find(({ slug }) => slug === address.get(OPEN))
  const actions = {
    onEdit: (category: EditedCategory) => setAsked({ kind: 'edit', category }),
    onMove: (category: EditedCategory) => setAsked({ kind: 'move', category }),
    onArchive: (category: EditedCategory) => setAsked({ kind: 'archive', category }),
    categories: data,
    editor,
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <CategoryGroup
        {...actions}
        title={texts.tops}
        addLabel={texts.add}
        onAdd={() => setAsked({ kind: 'create', parent: null })}
        empty={{ title: texts.empty, text: texts.emptyText }}
        parentId={null}
        iconOf={iconOf}
        toWithin={({ slug }) => `?${new URLSearchParams({ [OPEN]: slug })}`}
        openId={open?.id}
        className={open ? 'max-lg:hidden' : undefined}
        before={
          <div className="mb-3">
            <SheetLink list="categories" filter={{}} />
          </div>
        }
      />
      {open ? (
        <CategoryGroup
          {...actions}
          key={open.id}
          title={texts.within(open.name)}
          addLabel={texts.addWithin}
          onAdd={() => setAsked({ kind: 'create', parent: open })}
          empty={{ title: texts.emptyWithin, text: texts.emptyWithinText }}
          parentId={open.id}
          before={
            <TextLink to="?" block className="lg:hidden">
              <ArrowLeft aria-hidden="true" className="size-5" />
              {texts.back}
            </TextLink>
          }
        />
      ) : (
        <div className="max-lg:hidden">
          <EmptyState icon={<ListTree />} title={texts.tops}>
            {texts.choose}
          </EmptyState>
        </div>
      )}
      {asked ? (
        <EditorDialog
          asked={asked}
          categories={data}
          editor={editor}
          iconOf={iconOf}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  )
}

type EditorDialogProps = {
  asked: Asked
  categories: readonly EditedCategory[]
  editor: CategoryEditor
  iconOf: IconOf
  onClose: () => void
}

function EditorDialog({ asked, categories, editor, iconOf, onClose }: EditorDialogProps) {
  if (asked.kind === 'create') {
    const { parent } = asked
    return <CategoryDialog category={null} parent={parent} iconOf={iconOf} onClose={onClose} />
  }
  const { category } = asked
  const parent = categories.find(({ id }) => id === category.parent_id) ?? null
  if (asked.kind === 'edit') {
    return <CategoryDialog category={category} parent={parent} iconOf={iconOf} onClose={onClose} />
  }
  if (asked.kind === 'move') {
    const tops = groupOf(categories, null).active.filter(({ id }) => id !== category.parent_id)
    return (
      <DestinationDialog
        title={texts.move.title(category.name)}
        description={texts.move.text(category.listings)}
        destinations={tops.map(({ id, name }) => ({ value: id, label: name }))}
        texts={texts.move}
        onConfirm={(parentId) =>
          parentId ? editor.move(category, parentId) : Promise.resolve(null)
        }
        onClose={onClose}
      />
    )
  }
  const within = groupOf(categories, category.id).active.length
  const isUsed = category.listings + within > 0
  const { archive } = texts
  return (
    <DestinationDialog
      title={archive.title(category.name)}
      description={isUsed ? archive.inUse(category.listings, within) : archive.text}
      destinations={isUsed ? destinationsOf(categories, category) : null}
      texts={{ ...archive, action: isUsed ? archive.actionMove : archive.action }}
      destructive
      onConfirm={(moveTo) => editor.archive(category, moveTo)}
      onClose={onClose}
    />
  )
}

function EditorSkeleton() {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-2">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton shape="block" className="h-120" />
      <Skeleton shape="block" className="h-60 max-lg:hidden" />
    </div>
  )
}
