import type { EditedShift } from '@portal/contract/city/utilities/duty-editor'
import type { EditedNotice } from '@portal/contract/city/utilities/notice-editor'
import type { DutyShift, PublicNotice, UtilityEntry } from '@portal/contract/city/utilities/utility'
import type { EditedUtility } from '@portal/contract/city/utilities/utility-editor'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { DutyShift as Shift } from './duties.rules.ts'
import type { Notice } from './notices.rules.ts'
import type { Utility } from './utilities.rules.ts'

export function presentUtility(entry: Utility): RowOf<typeof UtilityEntry> {
  const { id, kind, title, phones, address, place, hours, body } = entry
  return {
    ...{ id, kind, title, phones, address, place, hours, body },
    source: entry.source_name ? { name: entry.source_name, url: entry.source_url || null } : null,
    verified_at: entry.verifiedAt,
  }
}

export function presentEditedUtility({
  verifiedAt,
  updatedAt,
  ...entry
}: Utility): RowOf<typeof EditedUtility> {
  return {
    ...entry,
    verified_at: verifiedAt,
    updated_at: updatedAt,
  }
}

export function presentShift(shift: Shift): RowOf<typeof DutyShift> {
  const { id, name, slug, phone, address, place } = shift
  return {
    ...{ id, name, slug, phone, address, place },
    establishment_id: shift.establishmentId,
    starts_at: shift.startsAt,
    ends_at: shift.endsAt,
    is_extra: shift.isExtra,
    source: { name: shift.sourceName, url: shift.sourceUrl || null },
    verified_at: shift.verifiedAt,
  }
}

export function presentEditedShift(shift: Shift): RowOf<typeof EditedShift> {
  return { ...presentShift(shift), version: shift.version }
}

export function presentNotice(notice: Notice): RowOf<typeof PublicNotice> {
  const { id, title, body, severity, place } = notice
  return {
    ...{ id, title, body, severity, place },
    link: notice.link || null,
    source: notice.sourceName,
    starts_at: notice.startsAt,
    ends_at: notice.endsAt,
  }
}

export function presentEditedNotice(notice: Notice): RowOf<typeof EditedNotice> {
  const { link, sourceName, status, version, updatedAt } = notice
  const { source: _, ...told } = presentNotice(notice)
  return {
    ...told,
    ...{ link, status, version },
    source_name: sourceName,
    updated_at: updatedAt,
  }
}
