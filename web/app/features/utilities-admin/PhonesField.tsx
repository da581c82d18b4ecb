import { MOST_PHONES } from '@portal/contract/utilities/utility.texts'
import { Plus } from 'lucide-react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { useFieldWords } from '~/editing/field-book.ts'
import { NamedField } from '~/editing/fields.tsx'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormListItem } from '~/ui/FormListItem.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { type EntryForm, NEW_PHONE } from './entry-form.rules.ts'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.numbers

export function PhonesField() {
  const { control, register } = useFormContext<EntryForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'phones' })
  useFieldWords('phones', { label: texts.phones })
  return (
    <Panel className="grid grid-cols-1 gap-4">
      <h3>{texts.phones}</h3>
      {fields.map(({ id }, index) => (
        <FormListItem
          key={id}
          label={texts.phone(index)}
          removeLabel={texts.removePhone(index)}
          onRemove={() => remove(index)}
        >
          <div className="grid items-end gap-3 md:grid-cols-3">
            <NamedField name={`phones.${index}.number`} label={texts.number}>
              <Input {...register(`phones.${index}.number`)} type="tel" inputMode="tel" />
            </NamedField>
            <Field label={texts.phoneLabel} optional>
              <Input {...register(`phones.${index}.label`)} maxLength={60} />
            </Field>
            <Controller
              control={control}
              name={`phones.${index}.is_whatsapp`}
              render={({ field }) => (
                <Checkbox
                  label={texts.whatsApp}
                  checked={field.value}
                  onCheckedChange={field.onChange}
                />
              )}
            />
          </div>
        </FormListItem>
      ))}
      {fields.length < MOST_PHONES ? (
        <div>
          <Button look="line" size="sm" onClick={() => append(NEW_PHONE)}>
            <Plus aria-hidden="true" />
            {texts.addPhone}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}
