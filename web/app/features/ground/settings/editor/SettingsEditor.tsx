import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import type { PictureUploader } from './PictureControl.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { currentSettingsQuery } from './settings-editor.queries.ts'
import { settingsEditorTexts } from './settings-editor.texts.ts'

export function SettingsEditor({ uploader }: { uploader: PictureUploader }) {
  const settings = useQuery(currentSettingsQuery())
  if (settings.data) return <SettingsForm initial={settings.data} uploader={uploader} />
  if (settings.isError) {
    return (
      <ErrorState
        title={settingsEditorTexts.loadError}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    )
  }
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{settingsEditorTexts.loading}</span>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} shape="block" className="h-56" />
      ))}
    </div>
  )
}
