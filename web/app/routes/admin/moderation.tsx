import { ModerationScreen } from '~/features/portal/moderation/ModerationScreen.tsx'
import { useAuth } from '~/platform/session/auth-context.ts'
import { historyAddress, listingsAddress } from '~/screens/admin-address.ts'

export default function Moderation() {
  const { isAdmin } = useAuth()
  return (
    <ModerationScreen
      decidesClaims={isAdmin}
      historyOf={isAdmin ? historyAddress : null}
      listingAt={listingsAddress}
    />
  )
}
