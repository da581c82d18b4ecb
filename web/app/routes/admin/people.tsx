import { adminTexts } from '~/features/admin/admin.texts.ts'
import { SUBJECT } from '~/features/audit/AuditScreen.tsx'
import { PeopleScreen } from '~/features/people/PeopleScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.people.label)

export default function People() {
  return <PeopleScreen historyOf={(personId) => `/admin/auditoria?${SUBJECT}=${personId}`} />
}
