import { Plus } from 'lucide-react'
import { adminTexts } from '~/features/admin/admin.texts.ts'
import { ADMIN_PAGES, mayOpen } from '~/features/admin/admin-pages.ts'
import { OverviewCard } from '~/features/admin/OverviewCard.tsx'
import { LatestEntries } from '~/features/audit/LatestEntries.tsx'
import { WaitingSummary } from '~/features/moderation/WaitingSummary.tsx'
import { PeopleTotal } from '~/features/people/PeopleTotal.tsx'
import { SettingsSummary } from '~/features/settings/editor/SettingsSummary.tsx'
import { TabBarSummary } from '~/features/tabbar/editor/TabBarSummary.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { useWorker } from '../shell/use-worker.ts'
import { adminMetadata } from './admin-metadata.ts'
import { MoneyCard } from './MoneyCard.tsx'
import { thingAddress } from './thing-address.ts'

const { overview } = adminTexts

export const meta = adminMetadata(ADMIN_PAGES.overview.label)

/** What the team begins most often, each one press from here. */
const BEGINNINGS = [
  { label: overview.begin.article, page: ADMIN_PAGES.news, search: '?nova' },
  { label: overview.begin.event, page: ADMIN_PAGES.events, search: '?editar=novo' },
] as const

function Beginnings({ worker }: { worker: ReturnType<typeof useWorker> }) {
  return (
    <ul className="flex flex-wrap gap-2 md:col-span-2 xl:col-span-3">
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
  return (
    <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      <Beginnings worker={worker} />
      <OverviewCard
        title={overview.waitingTitle}
        to="/admin/moderacao"
        linkLabel={overview.waiting}
        className={seesMoney ? 'md:col-span-2' : 'md:col-span-2 xl:col-span-3'}
      >
        <WaitingSummary />
      </OverviewCard>
      {seesMoney ? <MoneyCard className="md:col-span-2 xl:col-span-1" /> : null}
      <OverviewCard
        title={ADMIN_PAGES.people.label}
        to="/admin/pessoas"
        linkLabel={overview.people}
        className="md:col-span-2 xl:col-span-1"
      >
        <PeopleTotal />
      </OverviewCard>
      <OverviewCard
        title={overview.settingsTitle}
        to="/admin/configuracoes"
        linkLabel={overview.settings}
      >
        <SettingsSummary />
      </OverviewCard>
      <OverviewCard
        title={ADMIN_PAGES.tabbar.label}
        to="/admin/barra-inferior"
        linkLabel={overview.tabbar}
      >
        <TabBarSummary />
      </OverviewCard>
      <OverviewCard
        title={overview.auditTitle}
        to="/admin/auditoria"
        linkLabel={overview.audit}
        className="md:col-span-2 xl:col-span-3"
      >
        <LatestEntries thingAt={thingAddress} />
      </OverviewCard>
    </div>
  )
}
