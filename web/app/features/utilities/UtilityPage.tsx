import type { Utilities } from '@portal/contract/utilities/utility'
import { UTILITY_KIND_WORDS, UTILITY_KINDS } from '@portal/contract/utilities/utility-words'
import { Printer, Search, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { inputStyle } from '~/ui/inputStyle.ts'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { useShare } from '~/ui/useShare.ts'
import { DutyPharmacy } from './DutyPharmacy.tsx'
import { EmergencyNumbers } from './EmergencyNumbers.tsx'
import { activeNotices, NoticeList } from './NoticeList.tsx'
import { UtilitySection } from './UtilitySection.tsx'
import { DUTY_ANCHOR, NOTICES_ANCHOR } from './utilities.constants.ts'
import { utilitiesTexts as texts } from './utilities.texts.ts'
import { matches } from './utility-text.rules.ts'

/** Needs a script: until there is one, its place is kept empty. */
const scripted = 'invisible in-data-hydrated:visible'

type UtilityPageProps = {
  /** Null where nothing could be read: the national numbers stand. */
  utilities: Utilities | null
  now: Date
  city: string
}

/** What is urgent first; readable without a script, and on paper. */
export function UtilityPage({ utilities, now, city }: UtilityPageProps) {
  const [typed, setTyped] = useState('')
  const isFiltered = typed.trim() !== ''
  const found = (utilities?.entries ?? []).filter((entry) => !isFiltered || matches(entry, typed))
  const notices = activeNotices(utilities?.notices ?? [], now)
  const isUrgent = notices.some(({ severity }) => severity === 'urgent')
  const list = <NoticeList notices={notices} now={now} />
  const of = (kind: (typeof UTILITY_KINDS)[number]) => found.filter((entry) => entry.kind === kind)
  return (
    <div className="wrap utilities grid gap-12 pt-10 pb-16 lg:gap-16 lg:pt-16">
      <div>
        <h1>{texts.title}</h1>
        <p className="mt-3 max-w-[56ch] text-lead text-muted">{texts.lead(city)}</p>
        <Anchors
          kinds={UTILITY_KINDS.filter((kind) => of(kind).length > 0)}
          notices={notices.length}
        />
        {utilities ? <Filter typed={typed} onType={setTyped} count={found.length} /> : null}
      </div>
      {utilities ? null : (
        <p role="alert" className="rounded-card bg-sol-100 p-5">
          {texts.failed}
        </p>
      )}
      {isUrgent && !isFiltered ? list : null}
      <EmergencyNumbers entries={of('emergency')} isFiltered={isFiltered} />
      {isFiltered || !utilities ? null : (
        <DutyPharmacy rota={utilities.rota} now={now} city={city} />
      )}
      {isUrgent || isFiltered ? null : list}
      {isFiltered && found.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title={texts.nothing}
          level="h2"
          action={<Button onClick={() => setTyped('')}>{texts.clear}</Button>}
        >
          {texts.nothingText}
        </EmptyState>
      ) : null}
      {UTILITY_KINDS.filter((kind) => kind !== 'emergency').map((kind) => (
        <UtilitySection key={kind} kind={kind} entries={of(kind)} city={city} />
      ))}
    </div>
  )
}

type AnchorsProps = { kinds: (typeof UTILITY_KINDS)[number][]; notices: number }

function Anchors({ kinds, notices }: AnchorsProps) {
  const share = useShare(texts.title)
  return (
    <nav aria-label={texts.anchors} className="no-print mt-6">
      <ChipRow>
        <LinkChip to={`#${DUTY_ANCHOR}`}>{texts.duty.chip}</LinkChip>
        {notices > 0 ? <LinkChip to={`#${NOTICES_ANCHOR}`}>{texts.notices.title}</LinkChip> : null}
        {kinds.map((kind) => (
          <LinkChip key={kind} to={`#${texts.sections[kind]}`}>
            {UTILITY_KIND_WORDS[kind]}
          </LinkChip>
        ))}
      </ChipRow>
      <div className={`mt-3 flex flex-wrap gap-2 ${scripted}`}>
        <Button look="line" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.print}
        </Button>
        <Button look="line" size="sm" onClick={() => void share()}>
          <Share2 aria-hidden="true" />
          {texts.share}
        </Button>
      </div>
    </nav>
  )
}

type FilterProps = { typed: string; onType: (text: string) => void; count: number }

/** Of what is on the page already: nothing is asked for. */
function Filter({ typed, onType, count }: FilterProps) {
  const id = useId()
  return (
    <div className={`no-print mt-5 max-w-120 ${scripted}`}>
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
      <p role="status" className="mt-1.5 min-h-5 text-muted text-xs">
        {typed.trim() === '' ? null : texts.found(count)}
      </p>
    </div>
  )
}
