import type { TeamRole } from '@portal/contract/guide/team/team'
import { briefOfRole } from '@portal/contract/guide/team/team-rights'
import { teamTexts } from './team.texts.ts'

/** What somebody can be made, the one who may more first. */
export const ROLES: readonly TeamRole[] = [
  'manager',
  'kitchen',
  'counter',
  'reception',
  'broker',
  'staff',
]

export const ROLE_OPTIONS = ROLES.map((value) => ({
  value,
  label: teamTexts.roles[value],
  hint: briefOfRole(value),
}))
