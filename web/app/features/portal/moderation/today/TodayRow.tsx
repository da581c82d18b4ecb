import type { TeamItem } from '@portal/contract/portal/workplace/team-inbox'
import { Link } from 'react-router'
import { momentText } from '~/platform/moments.ts'
import { KIND_ICONS } from './kind-icons.ts'
import { aboutOf, dueText, titleOf, waitText } from './today.rules.ts'
import { todayTexts as texts } from './today.texts.ts'
import type { TodayNeeds } from './today-needs.ts'

type TodayRowProps = {
  item: TeamItem
  now: Date
  to: string
  isOpen: boolean
  needs: Pick<TodayNeeds, 'serviceWords' | 'userId'>
}

/** One of the list: what it is, until when, whose. */
export function TodayRow({ item, now, to, isOpen, needs }: TodayRowProps) {
  const Icon = KIND_ICONS[item.kind]
  const { due_at: due, snoozed_until: snoozed, assignee } = item
  const isAsleep = snoozed !== null && new Date(snoozed) > now
  return (
    <li className="border-line border-b">
      <Link
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className="flex min-h-14 items-start gap-3 rounded-item px-2 py-2 hover:bg-areia-100 aria-[current]:lg:bg-mar-100"
      >
        <Icon aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-mar-600" />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold wrap-anywhere">
            {titleOf(item, (service) => needs.serviceWords(service).label)}
          </b>
          <span className="line-clamp-2 text-mar-900 text-xs wrap-anywhere">{aboutOf(item)}</span>
        </span>
        <span className="num flex flex-none flex-col items-end text-right text-xs">
          {due ? (
            <span className="rounded-full bg-sol-400 px-2.5 py-0.5 font-semibold">
              {dueText(due, now)}
            </span>
          ) : (
            <span className="text-muted">
              {isAsleep ? texts.sleeping(momentText(new Date(snoozed))) : waitText(item.since, now)}
            </span>
          )}
          {assignee ? (
            <span className={assignee.id === needs.userId ? 'font-semibold' : 'text-muted'}>
              {assignee.id === needs.userId ? texts.you : assignee.name.split(' ')[0]}
            </span>
          ) : (
            <span className="text-muted">{texts.nobody}</span>
          )}
        </span>
      </Link>
    </li>
  )
}
