import { STATES } from '@portal/contract/shared/states'
import type { ControllerRenderProps } from 'react-hook-form'
import { ControlField } from '~/editing/fields.tsx'
import { Input } from '~/ui/Input.tsx'
import { Select } from '~/ui/Select.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { PictureControl, type PictureUploader } from './PictureControl.tsx'
import { settingsEditorTexts } from './settings-editor.texts.ts'
import { type FieldDescription, inForceWhenEmpty } from './settings-fields.ts'

const STATE_OPTIONS = [
  { value: '', label: settingsEditorTexts.stateUnset },
  ...STATES.map(([value, label]) => ({ value: value as string, label })),
]

/** Nothing saved is as if it were the first. */
const FIGURE_OPTIONS = [
  { value: '', label: settingsEditorTexts.figures.claimed },
  { value: 'counted', label: settingsEditorTexts.figures.counted },
]

type SettingFieldProps = { description: FieldDescription; uploader: PictureUploader }

export function SettingField({ description, uploader }: SettingFieldProps) {
  const { name, kind } = description
  const { label, hint } = settingsEditorTexts.fields[name]
  return (
    <ControlField
      name={name}
      label={label}
      hint={hint || undefined}
      className={kind === 'area' ? 'md:col-span-2' : undefined}
    >
      {(field) => <Control field={field} description={description} uploader={uploader} />}
    </ControlField>
  )
}

type ControlProps = SettingFieldProps & { field: ControllerRenderProps }

function Control({ field, description, uploader }: ControlProps) {
  const { name, kind, maxLength } = description
  const inForce = inForceWhenEmpty(name)
  const shared = {
    ...field,
    maxLength: maxLength ?? 500,
    autoComplete: 'off',
    placeholder: inForce,
  }
  switch (kind) {
    case 'state':
      return <Select options={STATE_OPTIONS} value={field.value} onValueChange={field.onChange} />
    case 'figures':
      return <Select options={FIGURE_OPTIONS} value={field.value} onValueChange={field.onChange} />
    case 'area':
      return <Textarea {...shared} rows={3} />
    case 'number':
      return <Input {...shared} inputMode="decimal" className="num" />
    case 'email':
      return <Input {...shared} type="email" />
    case 'phone':
      return <Input {...shared} type="tel" />
    case 'link':
      return <Input {...shared} inputMode="url" placeholder="https://" />
    case 'picture':
      return (
        <PictureControl
          address={field.value || (inForce ?? '')}
          label={settingsEditorTexts.fields[name].label}
          onChange={field.onChange}
          uploader={uploader}
        >
          <Input {...shared} inputMode="url" placeholder={inForce ?? '/'} />
        </PictureControl>
      )
    default:
      return <Input {...shared} />
  }
}
