import type { AnnouncementKind } from '@portal/contract/announcements/announcement'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { AnnouncementEditor, type Parts } from './AnnouncementEditor.tsx'
import { announcementsAdminTexts as texts } from './announcements-admin.texts.ts'
import { useAnnouncementEditor } from './use-announcement-editor.ts'

const CHOICE = 'qual'
const KINDS: readonly AnnouncementKind[] = ['banner', 'popup']

export function AnnouncementsScreen(parts: Parts) {
  const editor = useAnnouncementEditor()
  const [address] = useSearchParams()
  const [reloads, setReloads] = useState(0)
  const kind = KINDS.find((one) => one === address.get(CHOICE)) ?? 'banner'
  async function reload() {
    await editor.query.refetch()
    setReloads(reloads + 1)
  }
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
      <Loaded query={editor.query} texts={texts} why={failureText}>
        {(all) =>
          all
            .filter((one) => one.kind === kind)
            .map((announcement) => (
              <AnnouncementEditor
                key={`${kind}-${reloads}`}
                announcement={announcement}
                editor={editor}
                onReload={reload}
                {...parts}
              />
            ))
        }
      </Loaded>
    </div>
  )
}
