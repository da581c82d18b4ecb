import { GroupedLinks } from '~/ui/GroupedLinks.tsx'
import { ADMIN_GROUPS, type AdminPage } from './admin-pages.ts'

/** The pages of the admin area on the dark of its menu. */
export function AdminLinks({ current }: { current: AdminPage | undefined }) {
  return <GroupedLinks groups={ADMIN_GROUPS} current={current?.path} />
}
