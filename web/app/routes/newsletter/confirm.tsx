import { linkPageMeta } from '~/features/accounts/link-page-meta.ts'
import { ConfirmScreen } from '~/features/newsletter/ConfirmScreen.tsx'
import { newsletterTexts } from '~/features/newsletter/newsletter.texts.ts'

export const meta = linkPageMeta(newsletterTexts.confirm.pageTitle, '/newsletter/confirmar')

export default function ConfirmNewsletter() {
  return <ConfirmScreen />
}
