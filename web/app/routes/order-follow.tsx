import '../workplace.css'
import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'
import { FollowScreen } from '~/features/orders/FollowScreen.tsx'
import { followTexts } from '~/features/orders/follow.texts.ts'
import { FOLLOW } from '~/features/orders/orders.constants.ts'

export const meta = linkPageMeta(followTexts.title, FOLLOW)

export default function FollowOrder() {
  return <FollowScreen />
}
