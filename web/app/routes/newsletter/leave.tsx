import { useSearchParams } from 'react-router'
import { type LeaveResult, LeaveScreen } from '~/features/newsroom/newsletter/LeaveScreen.tsx'
import { newsletterTexts } from '~/features/newsroom/newsletter/newsletter.texts.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'

/** The token is not read here: who asks is no business of a page that is the same for everybody. */
export const handle = { searchParameters: ['resultado'] }

export const meta = linkPageMeta(newsletterTexts.leave.pageTitle, '/newsletter/sair')

export default function LeaveNewsletter() {
  const [parameters] = useSearchParams()
  return <LeaveScreen result={resultIn(parameters)} />
}

function resultIn(parameters: URLSearchParams): LeaveResult {
  const result = parameters.get('resultado')
  return result === 'saiu' || result === 'link-invalido' ? result : null
}
