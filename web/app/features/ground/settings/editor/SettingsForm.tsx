import type { PortalSettings } from '@portal/contract/ground/settings/portal-settings'
import { type ReactNode, useId } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { momentText } from '~/platform/moments.ts'
import { Panel } from '~/ui/Panel.tsx'
import { SaveBar } from '~/ui/SaveBar.tsx'
import type { PictureUploader } from './PictureControl.tsx'
import { SettingField } from './SettingField.tsx'
import { settingsEditorTexts } from './settings-editor.texts.ts'
import { SECTIONS, type SectionName } from './settings-fields.ts'
import { TestimonialsField } from './TestimonialsField.tsx'
import { useSettingsForm } from './use-settings-form.tsx'

type SettingsFormProps = { initial: PortalSettings; uploader: PictureUploader }

/** Starts from the record it is given; what others save later is told when it matters. */
export function SettingsForm({ initial, uploader }: SettingsFormProps) {
  const editor = useSettingsForm(initial)
  const { base, changedCount } = editor
  return (
    <EditorForm
      editor={editor}
      // Spaces around a text are no work that could be lost.
      asksOnLeave={changedCount > 0}
      // What the keyboard reaches must not end up under the header or the bar that saves.
      className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_:is(input,textarea,button)]:scroll-my-32"
    >
      <p className="text-xs text-muted">
        {settingsEditorTexts.savedAt(base.version, momentText(new Date(base.updated_at)))}
      </p>
      {SECTIONS.map(({ name, fields }) => (
        <SettingsSection key={`${name}-${editor.edition}`} name={name}>
          <div className="grid gap-4 md:grid-cols-2">
            {fields.map((field) => (
              <SettingField key={field.name} description={field} uploader={uploader} />
            ))}
          </div>
          {name === 'club' ? <TestimonialsField /> : null}
        </SettingsSection>
      ))}
      <SaveBar
        texts={settingsEditorTexts.saveBar}
        changedCount={changedCount}
        isSaving={editor.isSaving}
        failure={editor.failure}
        onDiscard={editor.discard}
      />
    </EditorForm>
  )
}

function SettingsSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const headingId = useId()
  const { title, intro } = settingsEditorTexts.sections[name]
  return (
    <Panel
      aria-labelledby={headingId}
      className="grid gap-4 xl:grid-cols-[14rem_minmax(0,1fr)] xl:gap-8"
    >
      <div>
        <h2 id={headingId} className="text-[1.125rem]">
          {title}
        </h2>
        <p className="mt-1 text-muted">{intro}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </Panel>
  )
}
