import { siteIdentity } from '@portal/contract/settings/fallbacks'
import { useQuery } from '@tanstack/react-query'
import { momentText } from '~/platform/moments.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { currentSettingsQuery } from './settings-editor.queries.ts'
import { settingsEditorTexts } from './settings-editor.texts.ts'

/** For the overview: which version of the settings is on air, and since when. */
export function SettingsSummary() {
  const { data, isError, isFetching, refetch } = useQuery(currentSettingsQuery())
  const { summary, loading, loadError } = settingsEditorTexts
  if (isError) {
    return (
      <ErrorState
        surface="plain"
        title={loadError}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <div role="status" className="grid gap-3 py-2">
        <span className="sr-only">{loading}</span>
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
        <Skeleton className="w-3/5" />
      </div>
    )
  }
  const rows = [
    [summary.name, siteIdentity(data).siteName],
    [summary.version, String(data.version)],
    [summary.updated, momentText(new Date(data.updated_at))],
  ] as const
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-t border-line py-2 last:pb-0">
          <dt className="text-muted">{name}</dt>
          <dd className="num min-w-0 text-right font-semibold wrap-break-word">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
