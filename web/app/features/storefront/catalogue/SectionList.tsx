import { isSoldOut } from '@portal/contract/guide/establishments/availability-rules'
import type {
  CatalogueOrder,
  OwnCatalogue,
  OwnItem,
  OwnSection,
} from '@portal/contract/storefront/catalogue/catalogue-editor'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { DragArea, dropMark } from '~/ui/DragArea.tsx'
import { Field } from '~/ui/Field.tsx'
import { foldText } from '~/ui/fold-text.ts'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { CatalogueItemRow, type RowView, stepButtonId } from './CatalogueItemRow.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts as texts } from './catalogue-editor.texts.ts'
import {
  type Direction,
  holdOver,
  inOrder,
  orderOf,
  stepItem,
  stepSection,
} from './catalogue-order.rules.ts'
import { QuickAdd } from './QuickAdd.tsx'
import { SectionActs } from './SectionForms.tsx'

type SectionListProps = {
  catalogue: OwnCatalogue
  view: RowView
  writes: CatalogueWrites
  onEdit: (item: OwnItem) => void
}

/** Fewer are found by looking; with more of them only the first section begins open. */
const FEW_ITEMS = 12
const countOf = (sections: readonly OwnSection[]) =>
  sections.reduce((sum, { items }) => sum + items.length, 0)

/** Sections and their items, found by a word of their name, moved by finger, mouse or keyboard. */
export function SectionList({ catalogue, view, writes, onEdit }: SectionListProps) {
  const [held, setHeld] = useState<CatalogueOrder | null>(null)
  const [news, setNews] = useState('')
  const [sought, setSought] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(() =>
    countOf(catalogue.sections) > FEW_ITEMS
      ? new Set(catalogue.sections.slice(1).map(({ id }) => id))
      : new Set(),
  )
  const latest = useRef<CatalogueOrder | null>(null)
  const { kind, may } = catalogue
  const seen = orderOf(catalogue.sections)
  const all = held ? inOrder(catalogue.sections, held) : catalogue.sections
  const total = countOf(all)
  const word = view === 'order' ? '' : foldText(sought)
  const sections = word ? found(all, word) : all

  function step(item: OwnItem, direction: Direction) {
    const wanted = stepItem(seen, item.id, direction)
    if (wanted === seen) return
    const place = wanted.find(({ items }) => items.includes(item.id))?.items.indexOf(item.id) ?? 0
    setNews(texts.item.moved(item.name, place + 1))
    void writes.setOrder(seen, wanted)
    // The row was drawn anew, perhaps in another section: the keyboard goes along.
    requestAnimationFrame(() => document.getElementById(stepButtonId(item.id, direction))?.focus())
  }
  function hold(id: string, over: string) {
    latest.current = holdOver(latest.current ?? seen, id, over)
    setHeld(latest.current)
  }
  function drop(isCanceled: boolean) {
    const wanted = latest.current
    latest.current = null
    setHeld(null)
    if (!isCanceled && wanted && JSON.stringify(wanted) !== JSON.stringify(seen)) {
      void writes.setOrder(seen, wanted)
    }
  }
  function setOpen(id: string, isOpen: boolean) {
    setClosed((now) => new Set(isOpen ? [...now].filter((one) => one !== id) : [...now, id]))
  }
  return (
    <DragArea onHold={hold} onDrop={drop}>
      {total > FEW_ITEMS && view !== 'order' ? (
        <Field label={texts.find(total)}>
          <Input
            type="search"
            value={sought}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setSought(target.value)}
          />
        </Field>
      ) : null}
      {sections.map((section, n) => {
        // What is looked for, or carried from one section into another, is in sight.
        const isForced = word !== '' || view === 'order'
        const isOpen = isForced || !closed.has(section.id)
        return (
          <Panel key={section.id} aria-label={section.name} {...dropMark(section.id)}>
            <details
              open={isOpen}
              className="group"
              onToggle={({ currentTarget }) => {
                if (!isForced && currentTarget.open !== isOpen) {
                  setOpen(section.id, currentTarget.open)
                }
              }}
            >
              <SectionHead section={section} />
              {isOpen ? (
                <>
                  {may.edit && !word ? (
                    <SectionActs
                      section={section}
                      writes={writes}
                      canStep={{ up: n > 0, down: n < sections.length - 1 }}
                      onStep={(direction) =>
                        void writes.setOrder(seen, stepSection(seen, section.id, direction))
                      }
                    />
                  ) : null}
                  {section.items.length === 0 ? (
                    <p className="pb-3 text-muted">{texts.section.none}</p>
                  ) : (
                    <ul>
                      {section.items.map((item, place) => (
                        <CatalogueItemRow
                          key={item.id}
                          {...{ item, kind, view, may, writes, onEdit }}
                          canStep={{
                            up: n > 0 || place > 0,
                            down: n < sections.length - 1 || place < section.items.length - 1,
                          }}
                          onStep={step}
                        />
                      ))}
                    </ul>
                  )}
                  {may.edit && !word && view === 'items' ? (
                    <QuickAdd section={section} writes={writes} />
                  ) : null}
                </>
              ) : null}
            </details>
          </Panel>
        )
      })}
      <p role="status" className={word ? 'text-muted' : 'sr-only'}>
        {word ? texts.found(countOf(sections)) : news}
      </p>
    </DragArea>
  )
}

function SectionHead({ section: { name, is_available, items } }: { section: OwnSection }) {
  const now = new Date()
  const gone = items.filter((item) => isSoldOut(item, now)).length
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0">
        <span className="flex min-w-0 flex-wrap items-center gap-2">
          <h2 className="text-h3 wrap-anywhere">{name}</h2>
          {is_available ? null : <Badge>{texts.section.hidden}</Badge>}
        </span>
        <span className="text-muted text-sm">
          {texts.section.count(items.length)}
          {gone > 0 ? (
            <span className="font-semibold text-vermelho-700">
              {`, ${texts.section.gone(gone)}`}
            </span>
          ) : null}
        </span>
      </span>
      <ChevronDown
        aria-hidden="true"
        className="size-5 flex-none transition-transform group-open:rotate-180"
      />
    </summary>
  )
}

const found = (sections: readonly OwnSection[], word: string): OwnSection[] =>
  sections
    .map((section) => ({
      ...section,
      items: section.items.filter(({ name }) => foldText(name).includes(word)),
    }))
    .filter(({ items }) => items.length > 0)
