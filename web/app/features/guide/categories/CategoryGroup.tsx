import type { EditedCategory } from '@portal/contract/guide/categories/category-editor'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { DragArea } from '~/ui/DragArea.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { ArchivedCategories } from './ArchivedCategories.tsx'
import { CategoryRow, type IconOf, type RowActions, stepButtonId } from './CategoryRow.tsx'
import { categoriesTexts as texts } from './categories.texts.ts'
import { type Direction, dropOver, groupOf, inOrder, step } from './categories-order.rules.ts'
import type { CategoryEditor } from './use-category-editor.ts'

type CategoryGroupProps = Omit<RowActions, 'onStep'> & {
  title: string
  addLabel: string
  onAdd: () => void
  empty: { title: string; text: string }
  categories: readonly EditedCategory[]
  parentId: string | null
  editor: CategoryEditor
  /** Only those of the first level have icons and something within. */
  iconOf?: IconOf | undefined
  toWithin?: ((category: EditedCategory) => string) | undefined
  openId?: string | undefined
  before?: ReactNode
  className?: string | undefined
}

/** Categories beside each other, in an order one can change. */
export function CategoryGroup({
  title,
  addLabel,
  onAdd,
  empty,
  categories,
  parentId,
  editor,
  iconOf,
  toWithin,
  openId,
  before,
  className,
  ...actions
}: CategoryGroupProps) {
  const headingId = useId()
  const { active, archived } = groupOf(categories, parentId)
  const { order, news, hold, drop, stepTo } = useGroupOrder(parentId, { active, archived }, editor)
  const shown = inOrder(active, order)
  return (
    <Panel aria-labelledby={headingId} className={className}>
      {before}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-[1.125rem]">
          {title}
        </h2>
        <Button size="sm" look={parentId === null ? 'primary' : 'line'} onClick={onAdd}>
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      </div>
      <p className="mt-1 text-muted">
        {active.length === 0 ? `${empty.title}. ${empty.text}` : texts.help}
      </p>
      <p role="status" className="mb-2 min-h-[1.5em] font-semibold text-mangue-700">
        {news}
      </p>
      <DragArea onHold={hold} onDrop={drop}>
        <ol aria-labelledby={headingId} className="grid gap-2">
          {shown.map((category, index) => (
            <CategoryRow
              key={category.id}
              category={category}
              icon={iconOf?.(category.icon)}
              to={toWithin?.(category)}
              isOpen={category.id === openId}
              about={aboutOf(category, categories)}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              onStep={stepTo}
              {...actions}
            />
          ))}
        </ol>
      </DragArea>
      <ArchivedCategories archived={archived} onRestore={(one) => void editor.restore(one)} />
    </Panel>
  )
}

type Group = ReturnType<typeof groupOf>

/** The order somebody is making, until the server has it. */
function useGroupOrder(
  parentId: string | null,
  { active, archived }: Group,
  editor: Pick<CategoryEditor, 'reorder'>,
) {
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [news, setNews] = useState('')
  const held = useRef<readonly string[] | null>(null)
  const focusLater = useRef<string[]>([])

  // The button pressed may be disabled at the end of the list, and the keyboard would lose its place.
  useEffect(() => {
    const ids = focusLater.current
    if (ids.length === 0) return
    focusLater.current = []
    ids
      .map((id) => document.getElementById(id))
      .find((button) => button && !button.hasAttribute('disabled'))
      ?.focus()
  })

  const ids = order ?? active.map(({ id }) => id)
  async function save(next: readonly string[]) {
    setOrder(next)
    const whole = [...next, ...archived.map(({ id }) => id)]
    const refusal = await editor.reorder(parentId, whole)
    setOrder((current) => (current === next ? null : current))
    setNews(refusal ? '' : texts.done.reordered)
  }
  return {
    order,
    news,
    hold(id: string, over: string) {
      held.current = dropOver(held.current ?? ids, id, over)
      setOrder(held.current)
    },
    drop(isCanceled: boolean) {
      const next = held.current
      held.current = null
      if (next && !isCanceled) void save(next)
      else setOrder(null)
    },
    stepTo(category: EditedCategory, direction: Direction) {
      const next = step(ids, category.id, direction)
      if (next === ids) return
      const other = direction === 'up' ? 'down' : 'up'
      focusLater.current = [stepButtonId(category.id, direction), stepButtonId(category.id, other)]
      setNews(texts.row.moved(category.name, next.indexOf(category.id) + 1))
      void save(next)
    },
  }
}

function aboutOf(category: EditedCategory, categories: readonly EditedCategory[]): string {
  const used = texts.listings(category.listings)
  if (category.parent_id !== null) return used
  return `${texts.subcategories(groupOf(categories, category.id).active.length)} · ${used}`
}
