import { BadgeCheck, Heart, House, Lock, ShieldCheck, UserRound } from 'lucide-react'
import type { DashboardLink } from '~/features/dashboards/dashboard-link.ts'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'

const { home, data, plan, saved, security, privacy } = dashboardsTexts.sections

const HOME = { id: 'inicio', label: home, icon: House }
const PLAN = { id: 'plano', label: plan, icon: BadgeCheck }
const SAVED = { id: 'salvos', label: saved, icon: Heart }
const ACCOUNT = [
  { id: 'dados', label: data, icon: UserRound },
  { id: 'seguranca', label: security, icon: ShieldCheck },
  { id: 'privacidade', label: privacy, icon: Lock },
]

/** Only sections that exist: each later room of a dashboard adds its own line. */
export const CLUB_LINKS: readonly DashboardLink[] = [HOME, SAVED, ...ACCOUNT]
export const BUSINESS_LINKS: readonly DashboardLink[] = [HOME, PLAN, ...ACCOUNT]
