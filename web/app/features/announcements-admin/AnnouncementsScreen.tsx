import type { AnnouncementKind } from '@portal/contract/announcements/announcement'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { AnnouncementEditor, type Parts } from './AnnouncementEditor.tsx'
import { announcementsAdminTexts as texts } from './announcements-admin.texts.ts'
import { useAnnouncements } from './use-announcements.ts'

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
