import { isNoticeActive, noticesInOrder } from '@portal/contract/city/utilities/notice-rules'
import type { PublicNotice } from '@portal/contract/city/utilities/utility'
import { Info, MapPin, Siren, TriangleAlert } from 'lucide-react'
import { NOTICES_ANCHOR } from './utilities.constants.ts'
import { utilitiesTexts } from './utilities.texts.ts'
import { untilText } from './utility-text.rules.ts'

const texts = utilitiesTexts.notices

const LOOKS = {
  urgent: { icon: Siren, box: 'bg-guara-100' },
  attention: { icon: TriangleAlert, box: 'bg-sol-100' },
  info: { icon: Info, box: 'bg-mar-100' },
} as const

type NoticeListProps = { notices: readonly PublicNotice[]; now: Date }

export const activeNotices = (notices: readonly PublicNotice[], now: Date) =>
  noticesInOrder(notices.filter((notice) => isNoticeActive(notice, now)))

/** What is in force at this moment, by the clock of who reads. */
export function NoticeList({ notices, now }: NoticeListProps) {
  if (notices.length === 0) return null
  return (
    <section aria-labelledby={NOTICES_ANCHOR} className="keep">
      <h2 id={NOTICES_ANCHOR} className="scroll-mt-28">
        {texts.title}
      </h2>
      <ul className="mt-5 grid gap-3 lg:grid-cols-2">
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Notice({ notice, now }: { notice: PublicNotice; now: Date }) {
  const { icon: Icon, box } = LOOKS[notice.severity]
  return (
    <li className={`rounded-card p-5 ${box}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-1.5 font-semibold">
          <Icon aria-hidden="true" className="size-4 flex-none" />
          {utilitiesTexts.severities[notice.severity]}
        </span>
        {notice.ends_at ? (
          <span className="num">{texts.until(untilText(new Date(notice.ends_at), now))}</span>
        ) : null}
      </p>
      <h3 className="mt-2">{notice.title}</h3>
      <p className="mt-1 whitespace-pre-line">{notice.body}</p>
      {notice.place ? (
        <p className="mt-2 flex items-center gap-1.5 text-sm">
          <MapPin aria-hidden="true" className="size-4 flex-none" />
          <span className="sr-only">{texts.where}: </span>
          {notice.place}
        </p>
      ) : null}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-xs">
        <span>
          {utilitiesTexts.source}: {notice.source}
        </span>
        {notice.link ? (
          <a
            href={notice.link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {texts.link}
            <span className="sr-only">: {notice.title}</span>
          </a>
        ) : null}
      </p>
    </li>
  )
}
