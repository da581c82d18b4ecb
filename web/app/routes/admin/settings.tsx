import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { OneDescribedPhoto } from '~/features/media/OneDescribedPhoto.tsx'
import { SettingsEditor } from '~/features/settings/editor/SettingsEditor.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.settings.label)

export default function Settings() {
  return (
    <SettingsEditor
      uploader={(photo, onChange) => (
        <OneDescribedPhoto isAdjustable photo={photo} onChange={onChange} />
      )}
    />
  )
}
