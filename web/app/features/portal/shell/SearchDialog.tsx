import { SEARCH_TEXT_MAX } from '@portal/contract/portal/search/search.texts'
import { useMemo, useRef, useState } from 'react'
import { suggestions } from '~/platform/search/suggestions.ts'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { NAV_ICONS } from './nav-icons.ts'
import { straightLinks } from './navigation.ts'
import { isShortcutOn, setShortcut } from './search-shortcut.ts'
import { searchWindowTexts as texts } from './search-window.texts.ts'

type SearchDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function SearchDialog({ isOpen, onOpenChange }: SearchDialogProps) {
  const frame = useRef<HTMLDivElement>(null)
  const input = useMemo(
    () => ({
      get current() {
        return frame.current?.querySelector('input') ?? null
      },
    }),
    [],
  )
  const close = () => onOpenChange(false)
  return (
    <Dialog
      title={texts.title}
      align="top"
      open={isOpen}
      onOpenChange={onOpenChange}
      initialFocus={input}
    >
      <div ref={frame} onSubmit={close}>
        <SearchField
          label={texts.box.label}
          placeholder={texts.box.placeholder}
          action="/buscar"
          look="line"
          maxLength={SEARCH_TEXT_MAX}
          suggest={suggestions}
          place="inside"
        />
      </div>
      <nav aria-label={texts.straight} className="mt-5">
        <p className="mb-1 font-semibold text-muted text-xs">{texts.straight}</p>
        <ChipRow className="flex-wrap">
          {straightLinks().map(({ label, path }) => {
            const Icon = NAV_ICONS[path]
            return (
              <LinkChip key={path} to={path} onClick={close}>
                {Icon ? <Icon aria-hidden="true" strokeWidth={1.9} /> : null}
                {label}
              </LinkChip>
            )
          })}
        </ChipRow>
      </nav>
      <Shortcut />
    </Dialog>
  )
}

/** Phones have no such key. */
function Shortcut() {
  const [isOn, setOn] = useState(isShortcutOn)
  return (
    <Switch
      className="mt-4 border-line border-t pt-3 text-sm max-lg:hidden"
      label={texts.shortcut}
      hint={texts.shortcutHint}
      checked={isOn}
      onCheckedChange={(next) => {
        setOn(next)
        setShortcut(next)
      }}
    />
  )
}
