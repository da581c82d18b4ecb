import type { NoticeSeverity, UtilityStatus } from '@portal/contract/city/utilities/utility.texts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { utilitiesTexts as texts } from './utilities.texts.ts'

/** A cut of water, a closed road, a storm on its way. */
export type Notice = {
  id: string
  title: string
  body: string
  severity: NoticeSeverity
  place: string
  link: string
  sourceName: string
  startsAt: Date
  endsAt: Date | null
  status: UtilityStatus
  version: number
  updatedAt: Date
}

export type NoticeRow = {
  id: string
  title: string
  body: string
  severity: NoticeSeverity
  place: string
  link: string
  source_name: string
  starts_at: Date
  ends_at: Date | null
  status: UtilityStatus
  version: number
  updated_at: Date
}

export function toNotice(row: NoticeRow): Notice {
  const { id, title, body, place, link, version } = row
  return {
    ...{ id, title, body, place, link, version },
    severity: row.severity,
    sourceName: row.source_name,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: row.status,
    updatedAt: row.updated_at,
  }
}

export function requireWords({ status, body }: Pick<Notice, 'status' | 'body'>) {
  if (status !== 'published' || body) return
  throw new Invalid(
    'utilities.notice',
    'a notice without words',
    [{ path: 'body', message: texts.notice }],
    texts.notice,
  )
}
