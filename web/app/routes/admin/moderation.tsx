import { Navigate, useSearchParams } from 'react-router'
import { ModerationScreen } from '~/features/portal/moderation/ModerationScreen.tsx'
import { todayInstead } from '~/features/portal/moderation/today/today-address.rules.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { listingsAddress } from '~/screens/admin-address.ts'

/** What was decided. What waits is in "Hoje": its older addresses lead there. */
export default function Moderation() {
  const { isAdmin } = useAuth()
  const [address] = useSearchParams()
  const instead = todayInstead(address)
  if (instead) return <Navigate to={instead} replace />
  return <ModerationScreen decidesClaims={isAdmin} listingAt={listingsAddress} />
}
