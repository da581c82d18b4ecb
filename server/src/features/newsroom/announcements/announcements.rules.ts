import type * as contract from '@portal/contract/newsroom/announcements/announcement'
import type { EndpointAnswer } from '@portal/contract/shared/endpoint'
import { isUsablePhoto, type PhotoOfUse } from '../../../platform/database/photos-of-use.ts'
import { type DayWindow, isInside, nextChange } from '../../../platform/day-window.ts'
import { Invalid, type InvalidField } from '../../../platform/errors/domain-errors.ts'
import { defineTag } from '../../../platform/live/tags.ts'

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

type Edited = EndpointAnswer<typeof contract.updateAnnouncement>
type Shown = EndpointAnswer<typeof contract.readAnnouncements>

export type AnnouncementWords = Pick<Edited, 'title' | 'text' | 'link_label' | 'link_url'>
export type StoredAnnouncement = Omit<Edited, 'is_shown' | 'changes_at'>

/** For who edits it: with whether it is shown now, which takes something to say in its days. */
export function presentEdited(one: StoredAnnouncement, now: Date): Edited {
  const isSaid = one.text !== ''
  return {
    ...one,
    is_shown: isSaid && isInside(one, now),
    changes_at: isSaid ? nextChange(one, now) : null,
  }
}

export function announcementsAt(all: readonly StoredAnnouncement[], now: Date): Shown {
  const known = all.map((one) => presentEdited(one, now))
  const shown = (kind: contract.AnnouncementKind) => {
    const found = known.find((one) => one.kind === kind && one.is_shown)
    return found ? present(found) : null
  }
  const changes = known.flatMap(({ changes_at }) => changes_at ?? [])
  const [next = null] = changes.sort((a, b) => a.getTime() - b.getTime())
  return { banner: shown('banner'), popup: shown('popup'), changes_at: next }
}

function present(one: Edited): contract.Announcement {
  const { kind, version, start, end, title, text, link_label, link_url, photo } = one
  return {
    key: [kind, version, start ?? '', end ?? ''].join('.'),
    title,
    text,
    link: link_url ? { label: link_label, url: link_url } : null,
    // One still being prepared has no files to show.
    photo: photo?.thumbhash ? photo : null,
  }
}

export function requireComplete(
  kind: contract.AnnouncementKind,
  words: AnnouncementWords,
  { start, end }: DayWindow,
) {
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

export function requireUsablePhoto(
  photo: PhotoOfUse | undefined,
  of: Parameters<typeof isUsablePhoto>[1],
) {
  if (isUsablePhoto(photo, of)) return
  const problem = { path: 'photo', message: texts.photo }
  throw new Invalid('announcements.photo', 'the photo cannot be used', [problem])
}
