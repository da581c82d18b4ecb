import { ContributionsScreen } from '~/features/contributions-admin/ContributionsScreen.tsx'
import { queueAddress } from '~/features/moderation/use-queue-address.ts'

export default function Contributions() {
  return <ContributionsScreen queue={queueAddress('participacoes')} />
}
