import { adminTexts } from '~/features/admin/admin.texts.ts'
import { NewsletterScreen } from '~/features/newsletter-admin/NewsletterScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.newsletter.label)

export default function AdminNewsletter() {
  return <NewsletterScreen />
}
