import clsx from 'clsx'
import { ArrowUpRight, History, Search, Trash2, X } from 'lucide-react'
import { useId } from 'react'
import { popupStyle } from './popup-style.ts'
import { suggestTexts as texts } from './suggest.texts.ts'
import type { Row, SuggestionSource } from './suggest-rows.ts'
import { useSpaceBelow } from './use-space-below.ts'
import { useSuggestions } from './use-suggestions.ts'

export type SuggestListProps = {
  input: HTMLInputElement
  source: SuggestionSource
  /** `over` what comes next on the page, or `inside`, as a part of a window. */
  place: 'over' | 'inside'
}

/**
 * What a search box suggests while somebody types (the combobox pattern of WAI-ARIA). Its code comes
 * with the first focus; the box itself goes on as a plain field of a form, before and after.
 */
export function SuggestList({ input, source, place }: SuggestListProps) {
  const id = useId()
  const list = useSuggestions(input, source, id, place)
  const { groups, rows, isOpen, hasFailed } = list
  const isOver = place === 'over'
  const maxHeight = useSpaceBelow(input, isOpen && isOver)
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? `${texts.count(rows.length)} ${hasFailed ? texts.failed : ''}` : ''}
      </p>
      {isOpen ? (
        <div
          style={{ maxHeight }}
          className={
            isOver
              ? popupStyle({
                  padding: 'list',
                  className:
                    'absolute inset-x-0 top-full z-40 mt-2 overflow-y-auto overscroll-contain text-left',
                })
              : 'mt-3'
          }
        >
          {/* The focus stays in the box: the keys are heard there (useSuggestions). */}
          <div id={id} role="listbox" aria-label={texts.label}>
            {groups.map(({ key, label, rows: own }) => (
              <div
                key={key}
                {...(label ? { role: 'group', 'aria-label': label } : { role: 'presentation' })}
              >
                {label ? (
                  <p
                    role="presentation"
                    className="px-3 pt-2 pb-1 font-semibold text-muted text-xs"
                  >
                    {label}
                  </p>
                ) : null}
                {own.map((row) => (
                  <Option key={`${row.act} ${row.label}`} {...list} id={id} row={row} />
                ))}
              </div>
            ))}
          </div>
          {hasFailed ? <p className="px-3 py-2 text-muted text-sm">{texts.failed}</p> : null}
        </div>
      ) : null}
    </>
  )
}

type OptionProps = ReturnType<typeof useSuggestions> & { id: string; row: Row }

function Option({ id, row, rows, active, choose, forget, point }: OptionProps) {
  const index = rows.indexOf(row)
  const Icon = iconOf(row)
  const isRecent = row.act === 'search' && row.isRecent
  return (
    <div
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      // Pressing must not take the focus out of the box.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => point(index)}
      onClick={() => choose(row)}
      onKeyDown={undefined}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-item px-3 leading-tight',
        index === active && 'bg-mar-100 inset-ring-[1.5px] inset-ring-mar-600',
      )}
    >
      <Icon
        className={clsx('size-5 flex-none', row.act === 'open' ? 'text-mar-600' : 'text-muted')}
      />
      <span className="min-w-0 flex-1 wrap-break-word py-1.5">
        <span className="font-[550]">{row.label}</span>
        {row.act === 'open' && row.hint ? (
          <span className="block text-muted text-xs">{row.hint}</span>
        ) : null}
      </span>
      {isRecent ? (
        // For the pointer. The keyboard has Delete, and everybody the row that forgets them all.
        <span
          aria-hidden="true"
          title={texts.forgetOne}
          onClick={(event) => {
            event.stopPropagation()
            forget(row)
          }}
          className="-mr-3 grid size-11 flex-none place-items-center text-muted hover:text-ink"
        >
          <X className="size-4" />
        </span>
      ) : null}
    </div>
  )
}

function iconOf(row: Row) {
  if (row.act === 'forget') return Trash2
  if (row.act === 'open') return row.icon ?? ArrowUpRight
  return row.isRecent ? History : Search
}
