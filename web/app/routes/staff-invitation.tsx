import '../workplace.css'
import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'
import { peopleTexts } from '~/features/people/people.texts.ts'
import { StaffInvitationScreen } from '~/features/people/StaffInvitationScreen.tsx'

export const meta = linkPageMeta(peopleTexts.invitation.pageTitle, '/convite-portal')

export default function StaffInvitation() {
  return <StaffInvitationScreen />
}
