import type { Utilities } from '@portal/contract/city/utilities/utility'
import {
  UTILITY_KIND_WORDS,
  UTILITY_KINDS,
  type UtilityKind,
} from '@portal/contract/city/utilities/utility.texts'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { DutyPharmacy } from './DutyPharmacy.tsx'
import { EmergencyNumbers } from './EmergencyNumbers.tsx'
import { activeNotices, NoticeList } from './NoticeList.tsx'
import { UtilityDirectory } from './UtilityDirectory.tsx'
import { DUTY_ANCHOR, NOTICES_ANCHOR } from './utilities.constants.ts'
import { utilitiesTexts as texts } from './utilities.texts.ts'

type UtilityPageProps = {
  /** Null where nothing could be read: the national numbers stand. */
  utilities: Utilities | null
  now: Date
  city: string
  /** Written under the title on paper. */
  address: string
}

/** What is urgent first; readable without a script, and on paper. */
export function UtilityPage({ utilities, now, city, address }: UtilityPageProps) {
  const entries = utilities?.entries ?? []
  const notices = activeNotices(utilities?.notices ?? [], now)
  const isUrgent = notices.some(({ severity }) => severity === 'urgent')
  const list = <NoticeList notices={notices} now={now} />
  const kinds = UTILITY_KINDS.filter((kind) => entries.some((entry) => entry.kind === kind))
  return (
    <div className="wrap utilities grid grid-cols-1 gap-12 pt-10 pb-16 lg:gap-16 lg:pt-16">
      <div>
        <h1>{texts.title}</h1>
        <p className="no-print mt-3 max-w-[56ch] text-lead text-muted">{texts.lead(city)}</p>
        <p className="print-only hidden">{address}</p>
        <Anchors kinds={kinds} hasNotices={notices.length > 0} />
      </div>
      {utilities ? null : (
        <p role="alert" className="rounded-card bg-sol-100 p-5">
          {texts.failed}
        </p>
      )}
      {isUrgent ? list : null}
      <EmergencyNumbers entries={entries.filter(({ kind }) => kind === 'emergency')} />
      {utilities ? <DutyPharmacy rota={utilities.rota} now={now} city={city} /> : null}
      {isUrgent ? null : list}
      {utilities ? <UtilityDirectory entries={entries} city={city} /> : null}
    </div>
  )
}

/** In the order of the page. */
function Anchors({ kinds, hasNotices }: { kinds: UtilityKind[]; hasNotices: boolean }) {
  const chip = (kind: UtilityKind) => (
    <LinkChip key={kind} to={`#${texts.sections[kind]}`}>
      {UTILITY_KIND_WORDS[kind]}
    </LinkChip>
  )
  return (
    <nav aria-label={texts.anchors} className="mt-6">
      <ChipRow>
        {kinds.filter((kind) => kind === 'emergency').map(chip)}
        <LinkChip to={`#${DUTY_ANCHOR}`}>{texts.duty.chip}</LinkChip>
        {hasNotices ? <LinkChip to={`#${NOTICES_ANCHOR}`}>{texts.notices.title}</LinkChip> : null}
        {kinds.filter((kind) => kind !== 'emergency').map(chip)}
      </ChipRow>
    </nav>
  )
}
