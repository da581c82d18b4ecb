import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { SUBJECT } from '~/features/audit/AuditScreen.tsx'
import { ModerationScreen } from '~/features/moderation/ModerationScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.moderation.label)

export default function Moderation() {
  return (
    <ModerationScreen
      historyOf={(id) => `/admin/auditoria?${SUBJECT}=${id}`}
      listingAt={(name) => `/admin/estabelecimentos?${new URLSearchParams({ busca: name })}`}
    />
  )
}
