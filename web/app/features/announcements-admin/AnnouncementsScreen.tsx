import type { AnnouncementKind } from '@portal/contract/announcements/announcement'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
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
  const { data, isError, error, isFetching, refetch } = editor.query
  async function reload() {
    await refetch()
    setReloads(reloads + 1)
  }
  if (isError) {
    return (
      <ErrorState title={texts.loadError} onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    )
  }
  const open = data?.find((one) => one.kind === kind)
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
      {open ? (
        <AnnouncementEditor
          key={`${kind}-${reloads}`}
          announcement={open}
          editor={editor}
          onReload={reload}
          {...parts}
        />
      ) : (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton shape="block" className="h-80" />
        </div>
      )}
    </div>
  )
}
