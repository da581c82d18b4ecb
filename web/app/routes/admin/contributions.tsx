import { ContributionsScreen } from '~/features/newsroom/contributions-admin/ContributionsScreen.tsx'
import { queueAddress } from '~/features/portal/moderation/use-queue-address.ts'

export default function Contributions() {
  return <ContributionsScreen queue={queueAddress('participacoes')} />
}
