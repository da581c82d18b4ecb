import { type AdminDraw, updateDraw } from '@portal/contract/club/draws/draw-admin'
import { DRAW_FALLBACKS, mostPrizes, SERIES_COUNTS } from '@portal/contract/club/draws/draw-rules'
import {
  DRAW_SUMMARY_MAX,
  DRAW_TITLE_MAX,
  PRIZE_TEXT_MAX,
  PRIZE_TITLE_MAX,
} from '@portal/contract/club/draws/draws.texts'
import { useFormContext } from 'react-hook-form'
import { EditorForm } from '~/editing/EditorForm.tsx'
import {
  CheckboxField,
  ControlField,
  DateField,
  SelectField,
  TextField,
} from '~/editing/fields.tsx'
import { RowsField } from '~/editing/RowsField.tsx'
import { MoneyField } from '~/editing/typed-fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EditorFoot } from '~/ui/EditorFoot.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { drawsAdminTexts as texts } from './draws-admin.texts.ts'

const { fields, sections } = texts
const SERIES = SERIES_COUNTS.map((count) => ({ value: String(count), label: String(count) }))
const FALLBACKS = DRAW_FALLBACKS.map((value) => ({ value, label: texts.fallbacks[value] }))

type Prize = { title: string; description: string; value_cents: number | null }
const NEW_PRIZE: Prize = { title: '', description: '', value_cents: null }

const toForm = ({ title, summary, draft: { prizes, ...draft } }: AdminDraw) => ({
  ...draft,
  title,
  summary,
  // None yet is a row to begin with, and nothing of a worth that nobody told.
  prizes: (prizes.length > 0 ? prizes : [NEW_PRIZE]).map((prize) => ({
    ...prize,
    value_cents: prize.value_cents || null,
  })),
})
type DrawForm = ReturnType<typeof toForm>

const toBody = ({ title, summary, prizes, ...draft }: DrawForm, { version }: AdminDraw) => ({
  ...{ version, title, summary },
  draft: {
    ...draft,
    // A row that nobody filled is no prize.
    prizes: prizes
      .filter((prize) => prize.title || prize.description || prize.value_cents)
      .map((prize) => ({ ...prize, value_cents: prize.value_cents ?? 0 })),
  },
})

/** What is said of all prizes stands at the first. */
const fieldOf = (path: string) => path.replace(/^draft\./, '').replace(/^prizes$/, 'prizes.0.title')

type RecordEditorProps = {
  draw: AdminDraw
  onSaved: (draw: AdminDraw) => void
  read: () => Promise<AdminDraw | null>
}

/** The draft of a draw and of its legal record; registering it ends the editing for good. */
export function RecordEditor({ draw, onSaved, read }: RecordEditorProps) {
  const editor = useEditor(updateDraw, {
    from: draw,
    params: { id: draw.id },
    toForm,
    toBody,
    fieldOf,
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved,
    read,
  })
  const register = () =>
    editor.run({
      run: () =>
        browserApi.send('POST', '/api/v1/admin/draws/:id/legal-record', {
          params: { id: draw.id },
          body: { version: editor.base.version },
        }),
      done: texts.registered,
      failed: texts.registerFailed,
    })
  return (
    <EditorForm editor={editor}>
      <EditorSection title={sections.words} level="h2">
        <TextField name="title" label={fields.title} maxLength={DRAW_TITLE_MAX} required />
        <TextField name="summary" label={fields.summary} maxLength={DRAW_SUMMARY_MAX} rows={2} />
      </EditorSection>
      <CompanyFields />
      <PeriodFields />
      <PrizeFields key={editor.edition} />
      <EditorSection title={sections.regulation} level="h2">
        <TextField
          name="regulation"
          label={fields.regulation}
          hint={fields.regulationHint}
          rows={10}
        />
      </EditorSection>
      <EditorFoot save={texts.save} isWriting={editor.isSaving} />
      <div className="justify-self-start">
        {editor.isChanged ? <p className="text-muted">{texts.unsaved}</p> : null}
        <ConfirmDialog
          title={texts.registerTitle}
          description={texts.registerText}
          confirmLabel={texts.register}
          onConfirm={async () => void (await register())}
          trigger={
            <Button look="line" disabled={editor.isChanged}>
              {texts.register}
            </Button>
          }
        />
      </div>
    </EditorForm>
  )
}

function CompanyFields() {
  return (
    <>
      <EditorSection title={sections.company} level="h2">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <TextField name="promoter_name" label={fields.promoter_name} maxLength={160} />
          <ControlField name="promoter_cnpj" label={fields.promoter_cnpj}>
            {({ value, onChange }) => (
              <MaskedField mask="cnpj" value={value} onValueChange={onChange} />
            )}
          </ControlField>
        </div>
        <TextField name="adherents" label={fields.adherents} hint={fields.adherentsHint} rows={2} />
      </EditorSection>
      <EditorSection title={sections.authorisation} level="h2">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <TextField name="process_number" label={fields.process_number} maxLength={60} />
          <TextField name="certificate_number" label={fields.certificate_number} maxLength={60} />
          <DateField name="certificate_from" label={fields.certificate_from} />
          <DateField name="certificate_until" label={fields.certificate_until} />
        </div>
        <TextField name="territory" label={fields.territory} maxLength={120} />
      </EditorSection>
    </>
  )
}

function PeriodFields() {
  return (
    <EditorSection title={sections.period} level="h2">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <DateField name="opens_on" label={fields.opens_on} />
        <TextField
          name="opens_time"
          label={fields.opens_time}
          hint={fields.timeHint}
          maxLength={5}
        />
        <DateField name="closes_on" label={fields.closes_on} />
        <TextField
          name="closes_time"
          label={fields.closes_time}
          hint={fields.timeHint}
          maxLength={5}
        />
        <DateField name="extraction_on" label={fields.extraction_on} hint={fields.extractionHint} />
        <SelectField name="series_count" label={fields.series_count} options={SERIES} />
        <SelectField name="fallback" label={fields.fallback} options={FALLBACKS} />
      </div>
      <CheckboxField name="counts_redemptions" label={fields.counts_redemptions} />
    </EditorSection>
  )
}

function PrizeFields() {
  const { watch } = useFormContext<DrawForm>()
  return (
    <EditorSection title={sections.prizes} level="h2">
      <RowsField
        name="prizes"
        label={sections.prizes}
        texts={{ item: fields.prize, remove: fields.removePrize, add: fields.addPrize }}
        newRow={() => NEW_PRIZE}
        most={mostPrizes(watch('series_count'))}
      >
        {(path) => (
          <div className="grid grid-cols-1 gap-4 md:grid-cols-[2fr_2fr_1fr]">
            <TextField
              name={`${path}.title`}
              label={fields.prizeTitle}
              maxLength={PRIZE_TITLE_MAX}
            />
            <TextField
              name={`${path}.description`}
              label={fields.prizeText}
              maxLength={PRIZE_TEXT_MAX}
            />
            <MoneyField name={`${path}.value_cents`} label={fields.prizeValue} />
          </div>
        )}
      </RowsField>
    </EditorSection>
  )
}
