import { STATUS_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import { countOf } from '@portal/contract/guide/inbox/inbox-kinds'
import { ROLE_WORDS } from '@portal/contract/guide/team/team-rights'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { useQuery } from '@tanstack/react-query'
import { Landmark, type LucideIcon, Plus, Store, UserRound } from 'lucide-react'
import { useLiveWaiting, waitingCountsQuery } from '~/features/portal/inbox/waiting.queries.ts'
import { dashboardInfo } from '~/features/portal/shell/dashboard.rules.ts'
import type { WorkArea } from '~/features/portal/workplace/work-area.ts'
import { workplaceTexts } from '~/features/portal/workplace/workplace.texts.ts'
import { REGISTRATION, screenAddress } from '~/screens/screen-address.ts'
import type { Photo } from '~/ui/photo-sources.ts'
import { useBusinessPlace } from '../dashboards/use-business-place.ts'
import { useWorker } from '../shell/use-worker.ts'

const texts = workplaceTexts.switch

export type WorkPlace = {
  to: string
  name: string
  note?: string | undefined
  icon: LucideIcon
  photo?: Photo | null | undefined
  waiting?: number | undefined
  isCurrent: boolean
  /** Leads to where one is made, not to one that is there. */
  isNew?: boolean
}

/** The businesses one is of, the administration for its staff, and one's own account. */
export function useWorkPlaces({ kind }: Pick<WorkArea, 'kind'>): WorkPlace[] {
  const { planType, staffRole } = useWorker()
  const { listings, current, screen } = useBusinessPlace()
  const all = listings.data ?? []
  const waiting = useQuery({ ...waitingCountsQuery(), enabled: all.length > 0 }).data ?? []
  useLiveWaiting(all, current?.id)
  const isBusiness = kind === 'business'
  const hasPlan = dashboardInfo(planType).path !== dashboardInfo('clube').path
  return [
    ...all.map((listing) => ({
      to: screenAddress(isBusiness ? screen : 'inicio', listing.id),
      name: listing.name,
      note: `${STATUS_WORDS[listing.status]} · ${ROLE_WORDS[listing.role]}`,
      icon: Store,
      photo: listing.photo,
      waiting: countOf(waiting.find(({ establishment_id: id }) => id === listing.id)?.counts ?? {}),
      isCurrent: isBusiness && listing.id === current?.id,
    })),
    ...(isAdministratorPlan(planType) || staffRole
      ? [
          {
            to: '/admin',
            name: texts.admin,
            note: texts.adminNote,
            icon: Landmark,
            isCurrent: kind === 'admin',
          },
        ]
      : []),
    {
      to: '/dash-clube',
      name: dashboardInfo('clube').label,
      icon: UserRound,
      isCurrent: kind === 'club',
    },
    ...(hasPlan
      ? [{ to: REGISTRATION, name: texts.another, icon: Plus, isCurrent: false, isNew: true }]
      : []),
  ]
}
