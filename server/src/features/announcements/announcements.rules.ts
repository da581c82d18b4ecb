import type {
  Announcement,
  AnnouncementKind,
  Announcements,
} from '@portal/contract/announcements/announcement'
import type { Photo } from '@portal/contract/media/media'
import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import { instantOfWallMinute, MINUTES_PER_DAY } from '@portal/contract/shared/time-zones'
import { Invalid, type InvalidField } from '../../platform/errors/domain-errors.ts'
import { defineTag } from '../../platform/live/tags.ts'

export const ANNOUNCEMENTS_TAG = defineTag('announcements')

export const texts = {
  stale:
    'Outra pessoa mudou este aviso enquanto você editava. Recarregue para ver a versão atual e tente novamente.',
  periodReversed: 'O fim não pode ser antes do início.',
  noText: 'Escreva o texto para mostrar nestes dias.',
  noTitle: 'Dê um título ao aviso.',
  halfLink: 'Preencha o texto e o endereço do link, ou nenhum dos dois.',
  photo: 'Use uma foto enviada por você que já esteja pronta.',
} as const

export type AnnouncementWords = {
  title: string
  text: string
  link_label: string
  link_url: string
}

export type StoredAnnouncement = AnnouncementWords & {
  kind: AnnouncementKind
  photo: Photo | null
  version: number
  /** Of the portal's settings (spec §3). */
  window: DayWindow
}

/** Something to say, in its days. */
export const isShown = ({ text, window }: StoredAnnouncement, now: Date) =>
  text !== '' && isInside(window, now)

export const changeOf = ({ text, window }: StoredAnnouncement, now: Date) =>
  text === '' ? null : nextChange(window, now)

export function announcementsAt(all: readonly StoredAnnouncement[], now: Date): Announcements {
  const shown = (kind: AnnouncementKind) => {
    const found = all.find((one) => one.kind === kind && isShown(one, now))
    return found ? present(found) : null
  }
  return {
    banner: shown('banner'),
    popup: shown('popup'),
    changes_at: earliest(all.map((one) => changeOf(one, now)))?.toISOString() ?? null,
  }
}

function present(one: StoredAnnouncement): Announcement {
  const { kind, version, window, title, text, link_label, link_url, photo } = one
  return {
    key: [kind, version, window.start ?? '', window.end ?? ''].join('.'),
    title,
    text,
    link: link_url ? { label: link_label, url: link_url } : null,
    // One still being prepared has no files to show.
    photo: photo?.thumbhash ? photo : null,
  }
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null)
  return known.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}

export function requireComplete(
  kind: AnnouncementKind,
  words: AnnouncementWords,
  window: DayWindow,
) {
  const { start, end } = window
  const fields: InvalidField[] = []
  const wrong = (path: string, message: string) => fields.push({ path, message })
  if (start && end && end < start) wrong('end', texts.periodReversed)
  if ((start || end) && words.text === '') wrong('text', texts.noText)
  if (kind === 'popup' && words.text !== '' && words.title === '') wrong('title', texts.noTitle)
  if ((words.link_label === '') !== (words.link_url === '')) {
    wrong(words.link_label === '' ? 'link_label' : 'link_url', texts.halfLink)
  }
  if (fields.length > 0) throw new Invalid('announcements.incomplete', 'incomplete', fields)
}

export const photoUnusable = () =>
  new Invalid('announcements.photo', 'not usable', [{ path: 'photo', message: texts.photo }])

/** Whole days of the city, both included; null is open at that end, both null is never. */
export type DayWindow = { start: string | null; end: string | null }

type Bounds = { from: Date | null; until: Date | null }

/** The first instant inside and the first after it. */
function boundsOf({ start, end }: DayWindow): Bounds {
  return {
    from: start === null ? null : beginningOf(start, 0),
    until: end === null ? null : beginningOf(end, 1),
  }
}

function beginningOf(date: string, daysLater: number): Date {
  const day = dayOfIsoDate(date)
  if (day === null) throw new Error(`no such day: ${date}`)
  return instantOfWallMinute((day + daysLater) * MINUTES_PER_DAY)
}

const isNever = ({ start, end }: DayWindow) => start === null && end === null

export function isInside(window: DayWindow, now: Date): boolean {
  if (isNever(window)) return false
  const { from, until } = boundsOf(window)
  return (from === null || now >= from) && (until === null || now < until)
}

/** When `isInside` next changes its answer; null if it never will. */
export function nextChange(window: DayWindow, now: Date): Date | null {
  if (isNever(window)) return null
  const { from, until } = boundsOf(window)
  if (from && until && until <= from) return null
  if (from && now < from) return from
  return until && now < until ? until : null
}
