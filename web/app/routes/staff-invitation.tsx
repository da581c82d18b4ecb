import '../workplace.css'
import { peopleTexts } from '~/features/people/people/people.texts.ts'
import { StaffInvitationScreen } from '~/features/people/people/StaffInvitationScreen.tsx'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'

export const meta = linkPageMeta(peopleTexts.invitation.pageTitle, '/convite-portal')

export default function StaffInvitation() {
  return <StaffInvitationScreen />
}
