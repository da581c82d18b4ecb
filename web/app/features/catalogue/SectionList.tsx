import type {
  CatalogueOrder,
  OwnCatalogue,
  OwnItem,
} from '@portal/contract/catalogue/catalogue-editor'
import { useRef, useState } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { DragArea, dropMark } from '~/ui/DragArea.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { CatalogueItemRow, stepButtonId } from './CatalogueItemRow.tsx'
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
  writes: CatalogueWrites
  onEdit: (item: OwnItem) => void
}

/** Sections and their items, moved by finger, mouse or keyboard. */
export function SectionList({ catalogue, writes, onEdit }: SectionListProps) {
  const [held, setHeld] = useState<CatalogueOrder | null>(null)
  const [news, setNews] = useState('')
  const latest = useRef<CatalogueOrder | null>(null)
  const seen = orderOf(catalogue.sections)
  const sections = held ? inOrder(catalogue.sections, held) : catalogue.sections

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
  return (
    <DragArea onHold={hold} onDrop={drop}>
      {sections.map((section, n) => (
        <Panel key={section.id} aria-label={section.name} {...dropMark(section.id)}>
          <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
            <h2 className="flex min-w-0 flex-wrap items-center gap-2 text-h3">
              <span className="wrap-anywhere">{section.name}</span>
              {section.is_available ? null : <Badge>{texts.section.hidden}</Badge>}
            </h2>
            {catalogue.may.edit ? (
              <SectionActs
                section={section}
                writes={writes}
                canStep={{ up: n > 0, down: n < sections.length - 1 }}
                onStep={(direction) =>
                  void writes.setOrder(seen, stepSection(seen, section.id, direction))
                }
              />
            ) : null}
          </div>
          {section.items.length === 0 ? (
            <p className="pb-3 text-muted">{texts.section.none}</p>
          ) : (
            <ul>
              {section.items.map((item, place) => (
                <CatalogueItemRow
                  key={item.id}
                  item={item}
                  may={catalogue.may}
                  canStep={{
                    up: n > 0 || place > 0,
                    down: n < sections.length - 1 || place < section.items.length - 1,
                  }}
                  onStep={step}
                  onEdit={onEdit}
                  onCopy={({ id }) => void writes.copyItem(id)}
                  onSoldOut={(what, isSoldOut) => void writes.setSoldOut(what, isSoldOut)}
                />
              ))}
            </ul>
          )}
          {catalogue.may.edit ? <QuickAdd section={section} writes={writes} /> : null}
        </Panel>
      ))}
      <p role="status" className="sr-only">
        {news}
      </p>
    </DragArea>
  )
}
