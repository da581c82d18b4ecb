import clsx from 'clsx'
import { ArrowUpRight, Search } from 'lucide-react'
import { useId } from 'react'
import { popupStyle } from './popupStyle.ts'
import { type LoadSuggestions, useSuggestions } from './useSuggestions.ts'
import { words } from './words.ts'

type SuggestListProps = { input: HTMLInputElement; load: LoadSuggestions }

/**
 * What a search box suggests while somebody types (the combobox pattern of WAI-ARIA). Its code comes
 * with the first focus; the box itself goes on as a plain field of a form, before and after.
 */
export function SuggestList({ input, load }: SuggestListProps) {
  const id = useId()
  const { items, active, isOpen, choose, point } = useSuggestions(input, load, id)
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? words.suggestions.count(items.length) : ''}
      </p>
      {isOpen ? (
        <div
          className={popupStyle({
            padding: 'list',
            className: 'absolute inset-x-0 top-full z-40 mt-2 text-left',
          })}
        >
          {/* The focus stays in the box: the keys are heard there (useSuggestions). */}
          <div id={id} role="listbox" aria-label={words.suggestions.label}>
            {items.map((item, index) => (
              <div
                key={`${item.path ?? ''} ${item.text}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Pressing must not take the focus out of the box, which would close the list.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => point(index)}
                onClick={() => choose(item)}
                onKeyDown={undefined}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-item px-3 py-1.5 leading-tight',
                  index === active && 'bg-mar-100 inset-ring-[1.5px] inset-ring-mar-600',
                )}
              >
                {item.path ? (
                  <ArrowUpRight aria-hidden="true" className="size-5 flex-none text-mar-600" />
                ) : (
                  <Search aria-hidden="true" className="size-5 flex-none text-muted" />
                )}
                <span className="min-w-0 wrap-break-word">
                  <span className="font-[550]">{item.text}</span>
                  {item.hint ? <span className="block text-muted text-xs">{item.hint}</span> : null}
                </span>
              </div>
            ))}
          </div>
        </div>
      ) : null}
    </>
  )
}
