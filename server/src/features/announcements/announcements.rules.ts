import type {
  Announcement,
  AnnouncementKind,
  Announcements,
} from '@portal/contract/announcements/announcement'
import {
  type DayWindow,
  isInside,
  nextChange,
} from '@portal/contract/announcements/announcement-windows'
import type { Photo } from '@portal/contract/media/media'
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
