import type { TeamRole } from '@portal/contract/team/team'

/** What somebody can be made, the one who may more first. */
export const ROLES: readonly TeamRole[] = ['manager', 'staff']
