import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { ContributionsScreen } from '~/features/contributions-admin/ContributionsScreen.tsx'
import { queueAddress } from '~/features/moderation/use-queue-address.ts'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.contributions.label)

export default function Contributions() {
  return <ContributionsScreen queue={queueAddress('participacoes')} />
}
