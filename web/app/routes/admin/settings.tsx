import { adminTexts } from '~/features/admin/admin.texts.ts'
import { SettingsEditor } from '~/features/settings/editor/SettingsEditor.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.settings.label)

export default function Settings() {
  return <SettingsEditor />
}
