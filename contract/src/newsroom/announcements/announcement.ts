import { z } from 'zod'
import { ChosenPhoto, Photo } from '../../ground/media/media.ts'
import { ADDRESS_PATTERN } from '../../ground/settings/address-rules.ts'
import { OptionalDay } from '../../ground/settings/portal-settings.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'

export const AnnouncementKind = z.enum(['banner', 'popup'])
export type AnnouncementKind = z.infer<typeof AnnouncementKind>

export const Announcement = z
  .object({
    /** Another text or another period is another key: who closed the last one sees it once more. */
    key: z.string(),
    title: z.string(),
    text: z.string(),
    link: z.object({ label: z.string(), url: z.string() }).nullable(),
    photo: Photo.nullable(),
  })
  .meta({ id: 'Announcement' })
export type Announcement = z.infer<typeof Announcement>

export const Announcements = z
  .object({
    banner: Announcement.nullable(),
    popup: Announcement.nullable(),
    /** When the next one begins or ends. */
    changes_at: moment.nullable(),
  })
  .meta({ id: 'Announcements' })
export type Announcements = z.input<typeof Announcements>

export const readAnnouncements = endpoint({
  method: 'GET',
  path: '/api/v1/announcements',
  access: 'anyone',
  tag: 'Portal',
  summary: 'O que a faixa e o aviso do portal dizem agora',
  response: Announcements,
  status: 200,
})

export const EditedAnnouncement = z
  .object({
    kind: AnnouncementKind,
    title: z.string(),
    text: z.string(),
    link_label: z.string(),
    link_url: z.string(),
    photo: Photo.nullable(),
    /** Fields of the portal's settings (spec §3). */
    start: z.iso.date().nullable(),
    end: z.iso.date().nullable(),
    is_shown: z.boolean(),
    changes_at: moment.nullable(),
    version: z.int(),
  })
  .meta({ id: 'EditedAnnouncement' })
export type EditedAnnouncement = z.input<typeof EditedAnnouncement>

export const listEditedAnnouncements = endpoint({
  method: 'GET',
  path: '/api/v1/admin/announcements',
  access: 'administrator',
  tag: 'Administração',
  summary: 'A faixa e o aviso, com seus dias',
  response: z.array(EditedAnnouncement),
  status: 200,
})

export const updateAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/announcements/:kind',
  access: 'administrator',
  tag: 'Administração',
  summary: 'Muda a faixa ou o aviso e seus dias',
  params: z.object({ kind: AnnouncementKind }),
  body: z
    .object({
      version: z.int(),
      title: textLine(80),
      text: textBlock(500),
      link_label: textLine(40),
      link_url: z
        .string()
        .trim()
        .max(500, 'Use no máximo 500 caracteres.')
        .refine(
          (url) => url === '' || ADDRESS_PATTERN.test(url),
          'Use um endereço que comece com / ou https://.',
        ),
      photo: ChosenPhoto.nullable(),
      start: OptionalDay,
      end: OptionalDay,
    })
    .strict(),
  response: EditedAnnouncement,
  status: 200,
})
