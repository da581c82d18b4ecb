import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'
import { FOLLOW } from '~/features/contributions/contributions.constants.ts'
import { FollowScreen } from '~/features/contributions/FollowScreen.tsx'
import { followTexts } from '~/features/contributions/send.texts.ts'

export const meta = linkPageMeta(followTexts.title, FOLLOW)

export default function FollowContribution() {
  return <FollowScreen />
}
