import type { HomeNotice } from '@portal/contract/portal/home/home'
import clsx from 'clsx'
import { Info, Siren, TriangleAlert } from 'lucide-react'
import { TextLink } from '~/ui/TextLink.tsx'
import { homeRestTexts } from './home-rest.texts.ts'

const texts = homeRestTexts.notices
const ICONS = { info: Info, attention: TriangleAlert, urgent: Siren }

/** What everybody should know today; nothing on a quiet day. */
export function HomeNotices({ notices }: { notices: readonly HomeNotice[] }) {
  if (notices.length === 0) return null
  return (
    <section aria-label={texts.title} className="wrap pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card bg-sol-100 px-5 py-3">
        <ul className="grid gap-1">
          {notices.map(({ id, title, severity }) => {
            const Icon = ICONS[severity]
            return (
              <li key={id} className="flex items-start gap-3">
                <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none" />
                <span className={clsx(severity === 'urgent' && 'font-semibold')}>{title}</span>
              </li>
            )
          })}
        </ul>
        <TextLink to="/utilidade-publica#avisos" block>
          {texts.more}
        </TextLink>
      </div>
    </section>
  )
}
