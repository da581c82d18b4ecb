/** Who works for the portal beside its administrators (product §18). */
export const STAFF_ROLES = ['reporter', 'moderator', 'editor'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Every role a person can have; the plan type of spec §4 knows only the last two. */
export const ROLES = ['user', ...STAFF_ROLES, 'admin', 'superadmin'] as const

/** Kinds of work that an operation or a screen may ask for. Administrators do all of them. */
export type Duty = 'edit' | 'moderate' | 'report' | 'any'

const DUTIES: Record<StaffRole, readonly Duty[]> = {
  editor: ['edit', 'report', 'any'],
  moderator: ['moderate', 'any'],
  // Writes drafts of their own; an editor publishes them.
  reporter: ['report', 'any'],
}

export const isStaffRole = (role: string | null | undefined): role is StaffRole =>
  STAFF_ROLES.some((known) => known === role)

export const hasDuty = (role: StaffRole | null | undefined, duty: Duty): boolean =>
  role != null && DUTIES[role].includes(duty)
