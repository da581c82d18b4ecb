import type {
  AnnouncementKind,
  EditedAnnouncement,
} from '@portal/contract/announcements/announcement'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { AnnouncementEditor, type Parts } from './AnnouncementEditor.tsx'
import { announcementsAdminTexts as texts } from './announcements-admin.texts.ts'

const CHOICE = 'qual'
const KINDS: readonly AnnouncementKind[] = ['banner', 'popup']

export function AnnouncementsScreen(parts: Parts) {
  const announcements = useAnnouncements()
  const [address] = useSearchParams()
  const kind = KINDS.find((one) => one === address.get(CHOICE)) ?? 'banner'
  return (
    <div className="grid grid-cols-1 gap-5">
      <LinkTabs
        label={texts.tabs}
        links={KINDS.map((one) => ({
          label: texts.names[one],
          to: `?${CHOICE}=${one}`,
          current: one === kind,
        }))}
      />
      <Loaded query={announcements.query} texts={texts} why={failureText}>
        {(all) =>
          all
            .filter((one) => one.kind === kind)
            .map((announcement) => (
              <AnnouncementEditor
                key={kind}
                announcement={announcement}
                announcements={announcements}
                {...parts}
              />
            ))
        }
      </Loaded>
    </div>
  )
}

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
