import {
  COVERAGE_MESSAGE_MAX,
  COVERAGE_REASON_MAX,
  COVERAGE_STATUS_WORDS,
  type CoverageStatus,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import {
  type CoverageCard,
  moveCoverage,
} from '@portal/contract/newsroom/coverage-requests/coverage-board'
import { useId } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { failed, useCoverageWrites } from './coverage-admin.queries.ts'
import { coverageAdminTexts } from './coverage-admin.texts.ts'

const texts = coverageAdminTexts.dialog

type MoveDialogProps = { card: CoverageCard; status: CoverageStatus; onClose: () => void }

/** A refusal says why, an end shows what came of it; the rest may carry a word to the person. */
export function MoveDialog(props: MoveDialogProps) {
  return props.status === 'refused' ? <RefusalDialog {...props} /> : <ForwardDialog {...props} />
}

const titleOf = ({ card, status }: MoveDialogProps) =>
  texts.title(card.event_name, COVERAGE_STATUS_WORDS[status])

const movedOf = ({ card, status }: MoveDialogProps) =>
  coverageAdminTexts.moved(card.event_name, COVERAGE_STATUS_WORDS[status])

function RefusalDialog(props: MoveDialogProps) {
  const { id, version } = props.card
  const { save } = useSave(useCoverageWrites())
  return (
    <ReasonDialog
      title={titleOf(props)}
      description={texts.description}
      label={texts.reason}
      tooShort={texts.reasonMissing}
      confirmLabel={texts.confirm.refused}
      answers={texts.answers}
      minLength={3}
      maxLength={COVERAGE_REASON_MAX}
      destructive
      onClose={props.onClose}
      onConfirm={async (reason) => {
        const { kind } = await save({
          run: () =>
            browserApi.send('POST', '/api/v1/admin/coverage-requests/:id/move', {
              params: { id },
              body: { version, status: 'refused', reason },
            }),
          done: movedOf(props),
          failed,
        })
        return kind === 'saved'
      }}
    />
  )
}

function ForwardDialog(props: MoveDialogProps) {
  const { card, status, onClose } = props
  const formId = useId()
  const writes = useCoverageWrites()
  const isDone = status === 'done'
  const editor = useEditor(moveCoverage, {
    from: null,
    params: { id: card.id },
    toForm: () => ({ published_url: '', message: '' }),
    toBody: ({ published_url, message }) => ({
      version: card.version,
      status,
      message,
      ...(isDone ? { published_url } : {}),
    }),
    idOf: (path) => `mover-${path}`,
    texts: { saved: movedOf(props), failed },
    onRefused: writes.onRefused,
    onSaved: (request) => {
      writes.onSaved(request)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={titleOf(props)}
      description={texts.description}
      footer={
        <>
          <Button type="submit" form={formId} look="ink" pending={editor.isSaving}>
            {texts.confirm[status]}
          </Button>
          <DialogClose />
        </>
      }
    >
      <EditorForm editor={editor} id={formId} isShort asksOnLeave={false} className="grid gap-4">
        {isDone ? (
          <TextField
            name="published_url"
            label={texts.url}
            type="url"
            inputMode="url"
            maxLength={500}
            required
          />
        ) : null}
        <TextField
          name="message"
          label={texts.message}
          rows={3}
          maxLength={COVERAGE_MESSAGE_MAX}
          optional
        />
      </EditorForm>
    </Dialog>
  )
}
