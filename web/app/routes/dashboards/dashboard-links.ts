import { Heart, House, Lock, ShieldCheck, UserRound } from 'lucide-react'
import type { DashboardLink } from '~/features/dashboards/dashboard-link.ts'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'

const { home, data, saved, security, privacy } = dashboardsTexts.sections

/** Only sections that exist: each later screen of the club adds its own line. */
export const CLUB_LINKS: readonly DashboardLink[] = [
  { id: 'inicio', label: home, icon: House },
  { id: 'salvos', label: saved, icon: Heart },
  { id: 'dados', label: data, icon: UserRound },
  { id: 'seguranca', label: security, icon: ShieldCheck },
  { id: 'privacidade', label: privacy, icon: Lock },
]
