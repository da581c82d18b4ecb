import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'

type SaveBarProps = {
  changedCount: number
  isSaving: boolean
  failure: string | null
  onDiscard: () => void
  label?: string
  isBlocked?: boolean
}

/** Stays in sight at the foot of the form, above the tab bar of a phone. */
export function SaveBar({
  changedCount,
  isSaving,
  failure,
  onDiscard,
  label = myListingsTexts.save.button,
  isBlocked = false,
}: SaveBarProps) {
  const { save, discardAsk } = myListingsTexts
  return (
    <div className="sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-areia-50 px-4 py-3 md:bottom-0 md:mx-0 md:rounded-t-card md:border-x">
      {failure ? (
        <p role="alert" className="mb-2 font-semibold text-vermelho-700">
          {failure}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:flex-row-reverse md:justify-end">
        <p role="status" className="text-muted">
          {save.pending(changedCount)}
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
                  {save.discard}
                </Button>
              }
            />
          ) : null}
          <Button
            type="submit"
            look="primary"
            size="sm"
            pending={isSaving}
            disabled={changedCount === 0 || isBlocked}
            className="max-md:flex-1"
          >
            {label}
          </Button>
        </div>
      </div>
    </div>
  )
}
