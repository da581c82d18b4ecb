import { MOST_NOTES, NOTE_TEXT_MAX, NOTE_TITLE_MAX } from '@portal/contract/city/sights/sight.texts'
import { TextField } from '~/editing/fields.tsx'
import { RowsField } from '~/editing/RowsField.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { sightsAdminTexts } from './sights-admin.texts.ts'

const { notes: texts, fields: fieldTexts, sections } = sightsAdminTexts

/** Titles with a sentence each: hazards, rules, ways to get there. */
export function NotesField({ name }: { name: 'hazards' | 'rules' | 'ways' }) {
  const section = sections[name]
  return (
    <EditorSection title={section}>
      <RowsField
        name={name}
        label={section}
        texts={{
          item: (number) => texts.item(section, number),
          remove: (number) => texts.remove(section, number),
          add: texts.add,
        }}
        newRow={() => ({ title: '', text: '' })}
        most={MOST_NOTES}
      >
        {(path) => (
          <>
            <TextField
              name={`${path}.title`}
              label={fieldTexts.title}
              maxLength={NOTE_TITLE_MAX}
              required
            />
            <TextField
              name={`${path}.text`}
              label={fieldTexts.text}
              maxLength={NOTE_TEXT_MAX}
              rows={2}
            />
          </>
        )}
      </RowsField>
    </EditorSection>
  )
}
