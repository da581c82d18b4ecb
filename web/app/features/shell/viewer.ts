import type { PlanType } from '@portal/contract/shared/plans'

/** Who looks at the page, as far as the shell cares. */
export type Viewer = { status: 'visitor' } | { status: 'member'; planType: PlanType | null }
