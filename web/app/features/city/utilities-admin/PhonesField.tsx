import { MOST_PHONES } from '@portal/contract/city/utilities/utility.texts'
import { CheckboxField, TextField } from '~/editing/fields.tsx'
import { RowsField } from '~/editing/RowsField.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.numbers
export const NEW_PHONE = { number: '', label: '', is_whatsapp: false }
const ROWS = {
  item: (number: number) => texts.phone(number - 1),
  remove: (number: number) => texts.removePhone(number - 1),
  add: texts.addPhone,
}

export function PhonesField() {
  return (
    <Panel className="grid grid-cols-1 gap-4">
      <h3>{texts.phones}</h3>
      <RowsField
        name="phones"
        label={texts.phones}
        texts={ROWS}
        newRow={() => NEW_PHONE}
        most={MOST_PHONES}
      >
        {(path) => (
          <div className="grid items-end gap-3 md:grid-cols-3">
            <TextField name={`${path}.number`} label={texts.number} type="tel" inputMode="tel" />
            <TextField name={`${path}.label`} label={texts.phoneLabel} maxLength={60} optional />
            <CheckboxField name={`${path}.is_whatsapp`} label={texts.whatsApp} />
          </div>
        )}
      </RowsField>
    </Panel>
  )
}
