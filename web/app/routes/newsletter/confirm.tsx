import { ConfirmScreen } from '~/features/newsroom/newsletter/ConfirmScreen.tsx'
import { newsletterTexts } from '~/features/newsroom/newsletter/newsletter.texts.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'

export const meta = linkPageMeta(newsletterTexts.confirm.pageTitle, '/newsletter/confirmar')

export default function ConfirmNewsletter() {
  return <ConfirmScreen />
}
