import type { PlanType } from '@portal/contract/shared/plans'
import { shellTexts } from './shell.texts.ts'

export type DashboardInfo = { label: string; path: string; className: string }

/** The dashboard a member lands on (spec §2.2 and §4); no plan is treated as the club's. */
export function dashboardInfo(planType: PlanType | null): DashboardInfo {
  const { admin, business, club } = shellTexts.dashboards
  switch (planType) {
    case 'admin':
    case 'superadmin':
      return { label: admin, path: '/admin', className: 'bg-mar-950 text-on-dark hover:bg-mar-700' }
    case 'atalaia':
    case 'macarico':
    case 'espadarte':
      return {
        label: business,
        path: '/dash-espadarte',
        className: 'bg-mar-700 text-on-dark hover:bg-mar-900',
      }
    default:
      return {
        label: club,
        path: '/dash-clube',
        className: 'bg-mangue-700 text-on-dark hover:bg-mar-900',
      }
  }
}
