import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { type DashboardOf, visibleTabs } from '../tabbar.rules.ts'
import { DragArea } from './drag-and-drop.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { stepButtonId } from './ItemRow.tsx'
import { PhonePreview } from './PhonePreview.tsx'
import { PlaceList } from './PlaceList.tsx'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import { type Direction, dropOver, POSITIONS, step } from './tabbar-order.rules.ts'
import { useTabBarEditor } from './use-tabbar-editor.ts'
import { type ViewerName, viewerOf } from './viewers.ts'

type Opened = { kind: 'edit'; item: TabBarItem | null } | { kind: 'remove'; item: TabBarItem }

export function TabBarEditor({ dashboardOf }: { dashboardOf: DashboardOf }) {
  const editor = useTabBarEditor()
  const { items, list, error } = editor
  const [viewer, setViewer] = useState<ViewerName>('public')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [news, setNews] = useState('')
  const focusLater = useRef<string[]>([])
  const held = useRef<readonly TabBarItem[] | null>(null)

  // A row that moved to another place is drawn anew, and the keyboard would lose its place with it.
  useEffect(() => {
    const ids = focusLater.current
    if (ids.length === 0) return
    focusLater.current = []
    const button = ids.map((id) => document.getElementById(id)).find((found) => isUsable(found))
    button?.focus()
  })

  function stepTo(item: TabBarItem, direction: Direction) {
    const next = step(items, item.id, direction)
    const position = next.find(({ id }) => id === item.id)?.position ?? item.position
    const other = direction === 'up' ? 'down' : 'up'
    focusLater.current = [stepButtonId(item.id, direction), stepButtonId(item.id, other)]
    setNews(tabbarEditorTexts.list.moved(item.label, position))
    void save(next)
  }
  async function save(next: readonly TabBarItem[]) {
    const isSaved = await editor.reorder(next)
    setNews(isSaved ? tabbarEditorTexts.done.reordered : '')
  }
  function drop(isCanceled: boolean) {
    const next = held.current
    held.current = null
    if (next && !isCanceled) void save(next)
    else editor.letGo()
  }

  const { list: texts, remove } = tabbarEditorTexts
  const standardLabels = visibleTabs([], viewerOf(viewer), dashboardOf).map(({ label }) => label)
  if (list.isPending) return <EditorSkeleton />
  if (!list.data) {
    return (
      <ErrorState
        title={tabbarEditorTexts.loadError}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Panel aria-label={texts.title}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-[1.125rem]">{texts.title}</h2>
          <Button
            look="primary"
            size="sm"
            onClick={() => {
              editor.dismissError()
              setOpened({ kind: 'edit', item: null })
            }}
          >
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        </div>
        <p className="mt-1 text-muted">
          {items.length === 0 ? `${texts.empty}. ${texts.emptyText}` : texts.help}
        </p>
        <p role="status" className="mb-2 min-h-[1.5em] font-semibold text-mangue-700">
          {news}
        </p>
        {error && opened === null ? (
          <p role="alert" className="mb-4 rounded-input bg-guara-100 p-4 text-vermelho-700">
            <strong>{tabbarEditorTexts.failed[error.verb]}.</strong> {error.message}{' '}
            {tabbarEditorTexts.failed.restored}
          </p>
        ) : null}
        <DragArea
          onHold={(id, target) => {
            const next = dropOver(held.current ?? items, id, target)
            held.current = next
            editor.hold(next)
          }}
          onDrop={drop}
        >
          <PlaceList
            items={items}
            standardLabels={standardLabels}
            onStep={stepTo}
            onEdit={(item) => {
              editor.dismissError()
              setOpened({ kind: 'edit', item })
            }}
            onRemove={(item) => setOpened({ kind: 'remove', item })}
          />
        </DragArea>
      </Panel>
      <PhonePreview
        items={items}
        dashboardOf={dashboardOf}
        viewer={viewer}
        onViewerChange={setViewer}
      />
      {opened?.kind === 'edit' ? (
        <ItemDialog
          item={opened.item}
          items={items}
          standardLabels={standardLabels}
          viewer={viewer}
          dashboardOf={dashboardOf}
          failure={error}
          onSave={(form) => (opened.item ? editor.update(opened.item, form) : editor.create(form))}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.kind === 'remove' ? (
        <ConfirmDialog
          open
          title={remove.title(opened.item.label)}
          description={remove.description}
          confirmLabel={remove.confirm}
          destructive
          onConfirm={async () => {
            await editor.remove(opened.item)
          }}
          onOpenChange={(isOpen) => {
            if (!isOpen) setOpened(null)
          }}
        />
      ) : null}
    </div>
  )
}

function isUsable(element: HTMLElement | null) {
  return element instanceof HTMLButtonElement && !element.disabled
}

function EditorSkeleton() {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <span className="sr-only">{tabbarEditorTexts.loading}</span>
      <div className="grid gap-3">
        {POSITIONS.map((position) => (
          <Skeleton key={position} shape="block" className="h-24" />
        ))}
      </div>
      <Skeleton shape="block" className="h-140" />
    </div>
  )
}
