import type { EditedAnnouncement } from '@portal/contract/announcements/announcement'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'

const announcementsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'announcements'],
    queryFn: () => browserApi.get('/api/v1/admin/announcements'),
    refetchOnMount: 'always',
  })

export function useAnnouncements() {
  const client = useQueryClient()
  const query = useQuery(announcementsQuery())
  return {
    query,
    read: async (kind: EditedAnnouncement['kind']) =>
      (await query.refetch()).data?.find((one) => one.kind === kind) ?? null,
    keep(saved: EditedAnnouncement) {
      client.setQueryData(announcementsQuery().queryKey, (known = []) =>
        known.map((one) => (one.kind === saved.kind ? saved : one)),
      )
      // What visitors see, and the days in the settings, are another reading now.
      void client.invalidateQueries({ queryKey: ['announcements'] })
      void client.invalidateQueries({ queryKey: ['portal-settings'] })
    },
  }
}
