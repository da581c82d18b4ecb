import {
  MOST_SAMPLES,
  NOTE_TITLE_MAX,
  WATER_RESULT_WORDS,
  WATER_RESULTS,
} from '@portal/contract/city/sights/sight.texts'
import { DateField, SelectField, TextField } from '~/editing/fields.tsx'
import { RowsField } from '~/editing/RowsField.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { newSample } from './sight-form.rules.ts'
import { sightsAdminTexts } from './sights-admin.texts.ts'

const { water: texts, sections } = sightsAdminTexts
const RESULTS = WATER_RESULTS.map((value) => ({ value, label: WATER_RESULT_WORDS[value] }))

/** Analyses as their published reports have them. */
export function WaterField() {
  return (
    <EditorSection title={sections.water} lead={texts.lead}>
      <RowsField
        name="water_samples"
        label={sections.water}
        texts={texts}
        newRow={newSample}
        most={MOST_SAMPLES}
      >
        {(path) => (
          <>
            <div className="grid gap-3 md:grid-cols-2">
              <TextField
                name={`${path}.point`}
                label={texts.point}
                maxLength={NOTE_TITLE_MAX}
                required
              />
              <DateField name={`${path}.sampled_on`} label={texts.sampled} required />
              <SelectField name={`${path}.result`} label={texts.result} options={RESULTS} />
              <TextField
                name={`${path}.lab`}
                label={texts.lab}
                maxLength={NOTE_TITLE_MAX}
                required
              />
            </div>
            <TextField
              name={`${path}.document_url`}
              label={texts.document}
              inputMode="url"
              required
            />
          </>
        )}
      </RowsField>
    </EditorSection>
  )
}
