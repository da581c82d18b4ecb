import '../workplace.css'
import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'
import { TeamInvitationScreen } from '~/features/team/TeamInvitationScreen.tsx'
import { teamTexts } from '~/features/team/team.texts.ts'

export const meta = linkPageMeta(teamTexts.invitation.pageTitle, '/convite-equipe')

export default function TeamInvitation() {
  return <TeamInvitationScreen />
}
