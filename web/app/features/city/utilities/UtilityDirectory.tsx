import type { UtilityEntry } from '@portal/contract/city/utilities/utility'
import { UTILITY_KINDS } from '@portal/contract/city/utilities/utility.texts'
import { Printer, Search, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { inputStyle } from '~/ui/input-style.ts'
import { useShare } from '~/ui/use-share.ts'
import { UtilitySection } from './UtilitySection.tsx'
import { utilitiesTexts as texts } from './utilities.texts.ts'
import { matches } from './utility-text.rules.ts'

/** Needs a script: until there is one, its place is kept empty. */
const scripted = 'invisible in-data-hydrated:visible'

type UtilityDirectoryProps = { entries: readonly UtilityEntry[]; city: string }

/** Everything else, by section; filtered, also the emergency numbers, which are above otherwise. */
export function UtilityDirectory({ entries, city }: UtilityDirectoryProps) {
  const [typed, setTyped] = useState('')
  const isFiltered = typed.trim() !== ''
  const found = isFiltered ? entries.filter((entry) => matches(entry, typed)) : entries
  const kinds = UTILITY_KINDS.filter((kind) => isFiltered || kind !== 'emergency')
  return (
    <>
      <Tools typed={typed} onType={setTyped} count={found.length} />
      {found.length === 0 && isFiltered ? (
        <EmptyState
          icon={<Search />}
          title={texts.nothing}
          level="h2"
          action={<Button onClick={() => setTyped('')}>{texts.clear}</Button>}
        >
          {texts.nothingText}
        </EmptyState>
      ) : null}
      {kinds.map((kind) => (
        <UtilitySection
          key={kind}
          kind={kind}
          entries={found.filter((entry) => entry.kind === kind)}
          city={city}
        />
      ))}
    </>
  )
}

type ToolsProps = { typed: string; onType: (text: string) => void; count: number }

function Tools({ typed, onType, count }: ToolsProps) {
  const id = useId()
  const share = useShare(texts.title)
  return (
    <div
      className={`no-print -mb-6 flex flex-wrap items-end gap-x-6 gap-y-3 border-line border-t pt-8 ${scripted}`}
    >
      <div className="w-full max-w-120">
        <label htmlFor={id} className="font-semibold text-sm">
          {texts.filter}
        </label>
        <input
          id={id}
          type="search"
          value={typed}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.filterHint}
          onChange={({ target }) => onType(target.value)}
          className={inputStyle({ className: 'mt-1.5' })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="line" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.print}
        </Button>
        <Button look="line" onClick={() => void share()}>
          <Share2 aria-hidden="true" />
          {texts.share}
        </Button>
      </div>
      <p role="status" className="min-h-5 w-full text-muted text-xs">
        {typed.trim() === '' ? null : texts.found(count)}
      </p>
    </div>
  )
}
