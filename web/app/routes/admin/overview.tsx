import { isAvailable } from '@portal/contract/shared/capabilities'
import { Plus } from 'lucide-react'
import { adminTexts } from '~/features/portal/admin/admin.texts.ts'
import { OverviewCard } from '~/features/portal/admin/OverviewCard.tsx'
import { LatestEntries } from '~/features/portal/audit/LatestEntries.tsx'
import { mayOpen } from '~/screens/admin.rules.ts'
import { ADMIN_PAGES } from '~/screens/admin.screens.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { useWorker } from '../shell/use-worker.ts'
import { MoneyCard } from './MoneyCard.tsx'
import { FaultsCard, ServicesCard, TrafficCard, VainSearchesCard } from './WatchCards.tsx'

const { overview } = adminTexts

/** What the team begins most often, each one press from here. */
const BEGINNINGS = [
  { label: overview.begin.article, page: ADMIN_PAGES.news, search: '?nova' },
  { label: overview.begin.event, page: ADMIN_PAGES.events, search: '?editar=novo' },
] as const

function Beginnings({ worker }: { worker: ReturnType<typeof useWorker> }) {
  return (
    <ul className="flex flex-wrap gap-2 lg:col-span-12">
      {BEGINNINGS.filter(({ page }) => mayOpen(page, worker)).map(({ label, page, search }) => (
        <li key={label}>
          <LinkButton to={`${page.path}${search}`} look="line" size="sm">
            <Plus aria-hidden="true" />
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

export default function Overview() {
  const worker = useWorker()
  const seesMoney = mayOpen(ADMIN_PAGES.money, worker)
  const seesTraffic = isAvailable('analytics')
  const half = 'lg:col-span-6'
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-12">
      <Beginnings worker={worker} />
      {seesMoney ? <MoneyCard className={half} /> : null}
      {seesTraffic ? <TrafficCard className={half} /> : null}
      <VainSearchesCard className={half} />
      <ServicesCard className={half} />
      <FaultsCard className={half} />
      <OverviewCard
        title={overview.auditTitle}
        to="/admin/auditoria"
        linkLabel={overview.audit}
        className={half}
      >
        <LatestEntries />
      </OverviewCard>
    </div>
  )
}
