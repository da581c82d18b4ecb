import { Dialog as Base } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { CountBadge } from '~/ui/CountBadge.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { waitingText } from '~/ui/link-groups.ts'
import { backdropStyle } from '~/ui/popup-style.ts'
import { words } from '~/ui/words.ts'
import { nextEntry, type PaletteEntry, type PaletteSection } from './palette.rules.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { workplaceTexts } from './workplace.texts.ts'

const texts = workplaceTexts.palette

type PaletteProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  typed: string
  onType: (typed: string) => void
  sections: readonly PaletteSection[]
  /** What the server is still looking for, or could not look for. */
  state: 'ready' | 'looking' | 'failed'
  onChoose: (entry: PaletteEntry) => void
}

/** Leads to any screen or record: a whole screen on a phone, a window on a desk. */
export function Palette({ isOpen, onOpenChange, ...rest }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  const returnFocus = useReturnFocus(isOpen)
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup
          initialFocus={input}
          finalFocus={returnFocus}
          className="fixed inset-0 z-50 flex flex-col bg-areia-50 text-sm outline-none md:inset-x-0 md:top-18 md:bottom-auto md:mx-auto md:max-h-[min(40rem,calc(100dvh-7.5rem))] md:w-160 md:rounded-card md:shadow-soft"
        >
          <Base.Title className="sr-only">{workplaceTexts.goTo}</Base.Title>
          <Finder inputRef={input} {...rest} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

type FinderProps = Omit<PaletteProps, 'isOpen' | 'onOpenChange'> & {
  inputRef: RefObject<HTMLInputElement | null>
}

function Finder({ inputRef, typed, onType, sections, state, onChoose }: FinderProps) {
  const listId = useId()
  const [chosen, setChosen] = useState<string>()
  const entries = sections.flatMap((section) => section.entries)
  const current = entries.find(({ id }) => id === chosen) ?? entries[0]
  const optionId = (id: string) => `${listId}-${id}`

  function answerKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      onChoose(current)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setChosen(nextEntry(entries, current?.id, event.key === 'ArrowDown' ? 1 : -1))
  }
  return (
    <>
      <div className="flex h-15 flex-none items-center gap-3 border-line border-b pr-2 pl-5">
        <Search aria-hidden="true" className="size-5 flex-none text-mar-600" />
        <input
          ref={inputRef}
          role="combobox"
          aria-label={workplaceTexts.goTo}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current.id) : undefined}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={80}
          value={typed}
          placeholder={workplaceTexts.goTo}
          onChange={({ target }) => {
            setChosen(undefined)
            onType(target.value)
          }}
          onKeyDown={answerKey}
          className="h-14 min-w-0 flex-1 bg-transparent text-[1.125rem] text-ink outline-none placeholder:text-placeholder"
        />
        <Base.Close
          render={
            <IconButton label={words.close}>
              <X aria-hidden="true" />
            </IconButton>
          }
        />
      </div>
      <p role="status" className={entries.length > 0 ? 'sr-only' : 'px-5 py-4 text-muted'}>
        {statusText(state, entries.length)}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={workplaceTexts.goTo}
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-3 outline-none"
      >
        {sections.map(({ title, entries: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: inside a listbox a group is a part of its options
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-3 pt-3.5 pb-1 text-muted text-xs">
              {title}
            </p>
            {own.map((entry) => (
              <Option
                key={entry.id}
                id={optionId(entry.id)}
                entry={entry}
                isCurrent={entry === current}
                onPoint={() => setChosen(entry.id)}
                onChoose={() => onChoose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      {state === 'failed' && entries.length > 0 ? (
        <p className="flex-none px-5 py-2 text-vermelho-700">{texts.failed}</p>
      ) : null}
      <p
        aria-hidden="true"
        className="flex h-11 flex-none items-center gap-5 border-line border-t bg-areia-100 px-5 text-muted text-xs max-md:hidden md:rounded-b-card"
      >
        {texts.keys.map(([key, what]) => (
          <span key={key}>
            <kbd className="mr-1.5 rounded-[6px] bg-white px-1.5 py-0.5 font-semibold font-text text-mar-900">
              {key}
            </kbd>
            {what}
          </span>
        ))}
      </p>
    </>
  )
}

function statusText(state: PaletteProps['state'], count: number) {
  if (count > 0) return texts.found(count)
  if (state === 'looking') return texts.looking
  return state === 'failed' ? texts.failed : texts.none
}

type OptionProps = {
  id: string
  entry: PaletteEntry
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, entry, isCurrent, onPoint, onChoose }: OptionProps) {
  const { label, hint, icon: Icon, waiting = 0 } = entry
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are answered by the box, which has the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the option
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isCurrent}
      onClick={onChoose}
      onPointerMove={isCurrent ? undefined : onPoint}
      className="flex min-h-13 cursor-pointer items-center gap-3 rounded-input px-3 py-1 aria-selected:bg-mar-100"
    >
      <span className="grid size-9 flex-none place-items-center rounded-[9px] bg-areia-100 text-mar-700">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1 leading-[1.3]">
        <b className="block truncate font-semibold">{label}</b>
        {hint ? <span className="block truncate text-mar-900 text-xs">{hint}</span> : null}
      </span>
      {waiting > 0 ? <CountBadge count={waiting} label={waitingText(waiting)} /> : null}
    </div>
  )
}
