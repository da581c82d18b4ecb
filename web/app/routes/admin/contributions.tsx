import { adminTexts } from '~/features/admin/admin.texts.ts'
import { ContributionsScreen } from '~/features/contributions-admin/ContributionsScreen.tsx'
import { queueAddress } from '~/features/moderation/use-queue-address.ts'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.contributions.label)

export default function Contributions() {
  return <ContributionsScreen queue={queueAddress('participacoes')} />
}
