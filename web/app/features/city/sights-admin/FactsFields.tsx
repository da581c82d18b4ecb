import {
  BEST_TIDE_WORDS,
  BEST_TIDES,
  BEST_TIME_MAX,
  BRING_MAX,
  DURATION_MAX,
  MOST_BRING,
} from '@portal/contract/city/sights/sight.texts'
import { useFormContext } from 'react-hook-form'
import { NamedField } from '~/editing/fields.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import type { SightForm } from './sight-form.rules.ts'
import { sightsAdminTexts } from './sights-admin.texts.ts'

const { fields: texts, sections } = sightsAdminTexts

/** What one decides a visit by; what is left empty is not shown. */
export function FactsFields() {
  const { register } = useFormContext<SightForm>()
  return (
    <EditorSection title={sections.facts}>
      <div className="grid gap-4 md:grid-cols-2">
        <NamedField name="duration" label={texts.duration} hint={texts.durationHint} optional>
          <Input {...register('duration')} maxLength={DURATION_MAX} />
        </NamedField>
        <NamedField name="best_tide" label={texts.best_tide} hint={texts.bestTideHint}>
          <PlainSelect {...register('best_tide')}>
            <option value="">{texts.anyTide}</option>
            {BEST_TIDES.map((tide) => (
              <option key={tide} value={tide}>
                {BEST_TIDE_WORDS[tide]}
              </option>
            ))}
          </PlainSelect>
        </NamedField>
        <NamedField name="best_time" label={texts.best_time} hint={texts.bestTimeHint} optional>
          <Input {...register('best_time')} maxLength={BEST_TIME_MAX} />
        </NamedField>
        <NamedField name="visiting_hours" label={texts.visiting_hours} optional>
          <Input {...register('visiting_hours')} maxLength={200} />
        </NamedField>
        <NamedField name="price" label={texts.price} optional>
          <Input {...register('price')} maxLength={120} />
        </NamedField>
      </div>
      <NamedField name="bring" label={texts.bring} hint={texts.bringHint} optional>
        <Textarea {...register('bring')} rows={3} maxLength={MOST_BRING * (BRING_MAX + 1)} />
      </NamedField>
    </EditorSection>
  )
}
