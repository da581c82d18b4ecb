import type { InboxMessage } from '@portal/contract/guide/messages/inbox'
import clsx from 'clsx'
import { Link } from 'react-router'
import { cityDay, hourText, shortDayText } from '~/platform/moments.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { inboxTexts } from './inbox.texts.ts'

type MessageRowProps = { message: InboxMessage; to: string; isOpen: boolean }

/** The whole row is the link; what is new is said in words, not by colour alone. */
export function MessageRow({ message, to, isOpen }: MessageRowProps) {
  const isNew = message.read_at === null
  return (
    <li className="border-t border-line first:border-0">
      <Link
        to={to}
        preventScrollReset
        aria-current={isOpen || undefined}
        data-message={message.id}
        className={clsx(
          'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 rounded-input px-2 py-3.5 transition-colors hover:bg-areia-100',
          isOpen && 'bg-mar-100/60 hover:bg-mar-100/60',
        )}
      >
        <Avatar name={message.name} />
        <span className="min-w-0">
          <span className="flex items-baseline justify-between gap-3">
            <span className={clsx('truncate', isNew ? 'font-bold' : 'font-semibold')}>
              <span className="sr-only">{isNew ? inboxTexts.newFrom : inboxTexts.from}</span>{' '}
              {message.name}
            </span>
            <time
              dateTime={message.created_at}
              className="num flex-none text-xs whitespace-nowrap text-muted"
            >
              {whenText(new Date(message.created_at))}
            </time>
          </span>
          <span className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">
            {message.message}
          </span>
          {isNew ? (
            <Badge tone="sol" aria-hidden="true" className="mt-1.5">
              {inboxTexts.newMark}
            </Badge>
          ) : null}
        </span>
      </Link>
    </li>
  )
}

/** Today by the hour, before that by the day. */
function whenText(moment: Date): string {
  return cityDay(moment) === cityDay(new Date()) ? hourText(moment) : shortDayText(moment)
}
