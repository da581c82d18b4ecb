import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { settingsEditorTexts } from './settings-editor.texts.ts'

type SaveBarProps = {
  changedCount: number
  isSaving: boolean
  failure: string | null
  onDiscard: () => void
}

/** Stays in sight at the foot of the form, with what waits to be saved. */
export function SaveBar({ changedCount, isSaving, failure, onDiscard }: SaveBarProps) {
  const { save, discard, pending, discardAsk } = settingsEditorTexts
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-areia-50 px-4 py-3 md:mx-0 md:rounded-t-card md:border-x">
      {failure ? (
        <p role="alert" className="mb-2 font-semibold text-vermelho-700">
          {failure}
        </p>
      ) : null}
      {/* The buttons stay on the left of a desk: messages come up on the right. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:flex-row-reverse md:justify-end">
        <p role="status" className="text-muted">
          {pending(changedCount)}
        </p>
        <div className="flex flex-row-reverse gap-2 max-md:w-full">
          {changedCount > 0 ? (
            <ConfirmDialog
              title={discardAsk.title}
              description={discardAsk.description}
              confirmLabel={discardAsk.confirm}
              destructive
              onConfirm={onDiscard}
              trigger={
                <Button look="ghost" size="sm">
                  {discard}
                </Button>
              }
            />
          ) : null}
          <Button
            type="submit"
            look="primary"
            size="sm"
            pending={isSaving}
            disabled={changedCount === 0}
            className="max-md:flex-1"
          >
            {save}
          </Button>
        </div>
      </div>
    </div>
  )
}
