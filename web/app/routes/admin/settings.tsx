import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { PhotoUploader } from '~/features/media/PhotoUploader.tsx'
import { SettingsEditor } from '~/features/settings/editor/SettingsEditor.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.settings.label)

export default function Settings() {
  return (
    <SettingsEditor
      uploader={(photo, onChange) => (
        <PhotoUploader
          isAdjustable
          limit={1}
          photos={photo ? [photo] : []}
          onChange={(photos) => onChange(photos[0] ?? null)}
        />
      )}
    />
  )
}
