import type {
  AnnouncementKind,
  EditedAnnouncement,
} from '@portal/contract/announcements/announcement'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { announcementsAdminTexts as texts } from './announcements-admin.texts.ts'

export type AnnouncementForm = {
  title: string
  text: string
  link_label: string
  link_url: string
  start: string
  end: string
  photo: { id: string; alt: string } | null
}

export type Refusal = { isStale: boolean; problems: { fieldId: string; message: string }[] }

const announcementsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'announcements'],
    queryFn: () => browserApi.get('/api/v1/admin/announcements'),
    refetchOnMount: 'always',
  })

type Write = { kind: AnnouncementKind; version: number; form: AnnouncementForm }

export function useAnnouncementEditor() {
  const client = useQueryClient()
  const query = useQuery(announcementsQuery())
  const write = useMutation({
    mutationFn: ({ kind, version, form }: Write) =>
      browserApi.send('PUT', '/api/v1/admin/announcements/:kind', {
        params: { kind },
        body: { version, ...form },
      }),
  })
  async function save(wish: Write): Promise<EditedAnnouncement | Refusal> {
    try {
      const saved = await write.mutateAsync(wish)
      client.setQueryData(announcementsQuery().queryKey, (known = []) =>
        known.map((one) => (one.kind === saved.kind ? saved : one)),
      )
      // What visitors see, and the days in the settings, are another reading now.
      void client.invalidateQueries({ queryKey: ['announcements'] })
      void client.invalidateQueries({ queryKey: ['portal-settings'] })
      toast({ title: texts.saved, variant: 'success' })
      return saved
    } catch (cause) {
      toast({ title: texts.saveFailed, description: failureText(cause), variant: 'destructive' })
      const errors = cause instanceof ApiError ? (cause.problem?.errors ?? []) : []
      return {
        isStale: cause instanceof ApiError && cause.code === 'stale',
        problems: errors.map(({ path, message }) => ({ fieldId: path, message })),
      }
    }
  }
  return { query, isWriting: write.isPending, save }
}
