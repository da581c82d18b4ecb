import { OneDescribedPhoto } from '~/features/ground/media/OneDescribedPhoto.tsx'
import { SettingsEditor } from '~/features/ground/settings/editor/SettingsEditor.tsx'

export default function Settings() {
  return (
    <SettingsEditor
      uploader={(photo, onChange) => (
        <OneDescribedPhoto isAdjustable photo={photo} onChange={onChange} />
      )}
    />
  )
}
