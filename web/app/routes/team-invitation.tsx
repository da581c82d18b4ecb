import '../workplace.css'
import { TeamInvitationScreen } from '~/features/guide/team/TeamInvitationScreen.tsx'
import { teamTexts } from '~/features/guide/team/team.texts.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'

export const meta = linkPageMeta(teamTexts.invitation.pageTitle, '/convite-equipe')

export default function TeamInvitation() {
  return <TeamInvitationScreen />
}
