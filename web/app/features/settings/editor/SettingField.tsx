import { STATES } from '@portal/contract/shared/states'
import type { ControllerRenderProps } from 'react-hook-form'
import { ControlField } from '~/editing/fields.tsx'
import { Input } from '~/ui/Input.tsx'
import { Select } from '~/ui/Select.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { PicturePreview } from './PicturePreview.tsx'
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

export function SettingField({ description }: { description: FieldDescription }) {
  const { name, kind } = description
  const { label, hint } = settingsEditorTexts.fields[name]
  return (
    <ControlField
      name={name}
      label={label}
      hint={hint || undefined}
      className={kind === 'area' ? 'md:col-span-2' : undefined}
    >
      {(field) => <Control field={field} description={description} />}
    </ControlField>
  )
}

type ControlProps = {
  field: ControllerRenderProps
  description: FieldDescription
}

function Control({ field, description: { name, kind, maxLength } }: ControlProps) {
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
        <div className="flex items-center gap-3">
          <PicturePreview address={field.value || (inForce ?? '')} />
          <Input {...shared} inputMode="url" placeholder={inForce ?? '/'} />
        </div>
      )
    default:
      return <Input {...shared} />
  }
}
