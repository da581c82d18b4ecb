import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { NewsletterScreen } from '~/features/newsletter-admin/NewsletterScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.newsletter.label)

export default function AdminNewsletter() {
  return <NewsletterScreen />
}
