import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { SUBJECT } from '~/features/audit/use-audit-filter.ts'
import { ModerationScreen } from '~/features/moderation/ModerationScreen.tsx'
import { useAuth } from '~/platform/session/auth-context.ts'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.moderation.label)

export default function Moderation() {
  const { isAdmin } = useAuth()
  return (
    <ModerationScreen
      decidesClaims={isAdmin}
      historyOf={isAdmin ? (id) => `/admin/auditoria?${SUBJECT}=${id}` : null}
      listingAt={(name) => `/admin/estabelecimentos?${new URLSearchParams({ busca: name })}`}
    />
  )
}
