import { ConfirmScreen } from '~/features/newsletter/ConfirmScreen.tsx'
import { newsletterTexts } from '~/features/newsletter/newsletter.texts.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'

export const meta = linkPageMeta(newsletterTexts.confirm.pageTitle, '/newsletter/confirmar')

export default function ConfirmNewsletter() {
  return <ConfirmScreen />
}
