import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { legalAdminTexts as texts } from './legal-admin.texts.ts'

type PublishFormProps = {
  earliest: string
  isBlocked: boolean
  isWriting: boolean
  onPublish: (day: string) => Promise<void>
}

export function PublishForm({ earliest, isBlocked, isWriting, onPublish }: PublishFormProps) {
  const [day, setDay] = useState(earliest)
  return (
    <Panel aria-label={texts.publish} className="flex flex-wrap items-start gap-4">
      <Field
        label={texts.effective}
        id="effective_from"
        hint={texts.effectiveHint}
        className="min-w-60 flex-1"
      >
        <DateField value={day} onValueChange={setDay} min={earliest} />
      </Field>
      <ConfirmDialog
        title={texts.publishTitle}
        description={texts.publishText}
        confirmLabel={texts.publish}
        onConfirm={() => onPublish(day)}
        trigger={
          <Button
            look="primary"
            className="md:mt-6.5"
            disabled={isBlocked || day === ''}
            pending={isWriting}
          >
            {texts.publish}
          </Button>
        }
      />
    </Panel>
  )
}
