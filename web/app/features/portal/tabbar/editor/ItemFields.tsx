import { entriesOf } from '@portal/contract/shared/records'
import type { ReactNode } from 'react'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconPicker } from '~/ui/IconPicker.tsx'
import { Input } from '~/ui/Input.tsx'
import { Select } from '~/ui/Select.tsx'
import { TabIcon } from '../TabIcon.tsx'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import { ICON_NAMES, ICONS } from './tabbar-icon-names.ts'
import { type ItemForm, type ItemProblems, LABEL_MAX, ROUTE_MAX } from './tabbar-item-form.rules.ts'
import { POSITIONS } from './tabbar-order.rules.ts'

const AUDIENCES = entriesOf(tabbarEditorTexts.audiences).map(([value, label]) => ({ value, label }))

type ItemFieldsProps = {
  idPrefix: string
  form: ItemForm
  problems: ItemProblems
  standardLabels: readonly string[]
  onChange: (changes: Partial<ItemForm>) => void
  /** Beside the audience, where there is room on a desk. */
  aside: ReactNode
}

export function ItemFields({
  idPrefix,
  form,
  problems,
  standardLabels,
  onChange,
  aside,
}: ItemFieldsProps) {
  const texts = tabbarEditorTexts.form
  const positions = POSITIONS.map((position) => ({
    value: String(position),
    label: texts.positionOption(position, standardLabels[position - 1] ?? ''),
  }))
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          id={`${idPrefix}-label`}
          label={texts.label}
          hint={texts.labelHint}
          error={problems.label}
          required
        >
          <Input
            value={form.label}
            maxLength={LABEL_MAX}
            autoComplete="off"
            onChange={(event) => onChange({ label: event.target.value })}
          />
        </Field>
        <Field
          id={`${idPrefix}-route`}
          label={texts.route}
          hint={texts.routeHint}
          error={problems.route}
          required
        >
          <Input
            value={form.route}
            maxLength={ROUTE_MAX}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ route: event.target.value })}
          />
        </Field>
      </div>
      <Field label={texts.icon} group error={problems.icon}>
        <IconPicker
          icons={ICONS}
          words={ICON_NAMES}
          draw={(icon) => <TabIcon name={icon} />}
          value={form.icon}
          onValueChange={(icon) => onChange({ icon })}
        />
      </Field>
      <Field label={texts.position} error={problems.position}>
        <Select
          options={positions}
          value={String(form.position)}
          onValueChange={(position) => onChange({ position: Number(position) })}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={texts.audience} group hint={texts.audienceHint} error={problems.plan_types}>
          <CheckboxGroup
            options={AUDIENCES}
            values={form.plan_types}
            onValuesChange={(plan_types) => onChange({ plan_types })}
          />
        </Field>
        <div>
          <Checkbox
            label={texts.active}
            hint={texts.activeHint}
            checked={form.is_active}
            onCheckedChange={(is_active) => onChange({ is_active })}
          />
          <Checkbox
            label={texts.requiresAuth}
            checked={form.requires_auth}
            onCheckedChange={(requires_auth) => onChange({ requires_auth })}
          />
          {aside}
        </div>
      </div>
    </>
  )
}
