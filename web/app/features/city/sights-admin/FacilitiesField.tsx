import { FACILITIES, FACILITY_WORDS, type Facility } from '@portal/contract/city/sights/sight.texts'
import { useFormContext } from 'react-hook-form'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import type { SightForm } from './sight-form.rules.ts'
import { sightsAdminTexts } from './sights-admin.texts.ts'

const { facility: texts, fields, sections } = sightsAdminTexts

/** By the path of a facility in the form. */
export function facilityWords(path: string) {
  const facility = FACILITIES.find((one) => path === `facilities.${one}`)
  if (!facility) return undefined
  type Value = SightForm['facilities'][Facility]
  const show = ({ state, note }: Value) => [texts[state], note].filter(Boolean).join(', ')
  return { label: FACILITY_WORDS[facility], show }
}

export function FacilitiesField() {
  const { register } = useFormContext<SightForm>()
  return (
    <EditorSection title={sections.facilities}>
      {FACILITIES.map((facility) => (
        <div key={facility} className="grid gap-3 md:grid-cols-[14rem_1fr]">
          <Field label={FACILITY_WORDS[facility]}>
            <PlainSelect {...register(`facilities.${facility}.state`)}>
              <option value="unknown">{texts.unknown}</option>
              <option value="yes">{texts.yes}</option>
              <option value="no">{texts.no}</option>
            </PlainSelect>
          </Field>
          <Field label={fields.note} optional>
            <Input
              {...register(`facilities.${facility}.note`)}
              aria-label={texts.noteOf(FACILITY_WORDS[facility])}
              maxLength={120}
            />
          </Field>
        </div>
      ))}
    </EditorSection>
  )
}
