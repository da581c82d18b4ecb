import { siteIdentity } from '@portal/contract/settings/fallbacks'
import { useQuery } from '@tanstack/react-query'
import { momentText } from '~/platform/moments.ts'
import { SummaryRows } from '~/ui/SummaryRows.tsx'
import { currentSettingsQuery } from './settings-editor.queries.ts'
import { settingsEditorTexts } from './settings-editor.texts.ts'

/** For the overview: which version of the settings is on air, and since when. */
export function SettingsSummary() {
  const { summary } = settingsEditorTexts
  return (
    <SummaryRows
      query={useQuery(currentSettingsQuery())}
      texts={settingsEditorTexts}
      rows={(settings) => [
        [summary.name, siteIdentity(settings).siteName],
        [summary.version, settings.version],
        [summary.updated, momentText(new Date(settings.updated_at))],
      ]}
    />
  )
}
