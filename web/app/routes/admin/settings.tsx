import { OneDescribedPhoto } from '~/features/media/OneDescribedPhoto.tsx'
import { SettingsEditor } from '~/features/settings/editor/SettingsEditor.tsx'

export default function Settings() {
  return (
    <SettingsEditor
      uploader={(photo, onChange) => (
        <OneDescribedPhoto isAdjustable photo={photo} onChange={onChange} />
      )}
    />
  )
}
