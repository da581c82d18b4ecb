import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { SUBJECT } from '~/features/audit/use-audit-filter.ts'
import { PeopleScreen } from '~/features/people/PeopleScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.people.label)

export default function People() {
  return <PeopleScreen historyOf={(personId) => `/admin/auditoria?${SUBJECT}=${personId}`} />
}
