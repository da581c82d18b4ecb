import {
  type PortalSettings,
  updatePortalSettings,
} from '@portal/contract/ground/settings/portal-settings'
import { useQueryClient } from '@tanstack/react-query'
import { useEditor } from '~/editing/use-editor.ts'
import { portalSettingsQuery } from '../settings.queries.ts'
import { currentSettingsQuery } from './settings-editor.queries.ts'
import { settingsEditorTexts as texts } from './settings-editor.texts.ts'
import { fieldId, labelOf, labelOfPath } from './settings-fields.ts'
import {
  changedFields,
  fieldOfPath,
  type SettingsField,
  toBody,
  toForm,
} from './settings-form.rules.ts'

export function useSettingsForm(initial: PortalSettings) {
  const client = useQueryClient()
  const editor = useEditor(updatePortalSettings, {
    from: initial,
    toForm,
    toBody,
    fieldOf: fieldOfPath,
    idOf: fieldId,
    labelOf: labelOfPath,
    texts: {
      saved: () => ({ ...texts.saved, variant: 'success' }),
      failed: () => ({ ...texts.failed, variant: 'destructive' }),
    },
    onSaved: (updated) => {
      const { queryKey } = portalSettingsQuery()
      // Replaced, so that the header changes at once, and refreshed (spec §7).
      client.setQueryData(queryKey, updated)
      void client.invalidateQueries({ queryKey })
    },
    read: async (seen) => {
      const query = { ...currentSettingsQuery(), staleTime: 0 }
      const latest = await client.fetchQuery(query).catch(() => null)
      // A cache on the way may be a second behind: an old version explains nothing.
      return latest && latest.version > seen.version ? latest : null
    },
    wordsOf: (path) => ({ label: labelOf(path as SettingsField) }),
  })
  return {
    ...editor,
    changedCount: Object.keys(changedFields(editor.base, editor.form.watch())).length,
    /** Spec §8: what the server said, where no field and no newer version explains it. */
    failure: editor.failure === null ? null : texts.thrown(editor.failure),
  }
}
