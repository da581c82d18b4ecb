import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { StickyFoot } from './StickyFoot.tsx'

export type SaveBarTexts = {
  save: string
  discard: string
  pending: (count: number) => string
  ask: { title: string; description: string; confirm: string }
}

type SaveBarProps = {
  texts: SaveBarTexts
  changedCount: number
  isSaving: boolean
  failure: string | null
  onDiscard: () => void
  isBlocked?: boolean
  /** What comes before saving, where that is done further up by a button of its own. */
  firstStep?: { label: string; onTake: () => void } | undefined
}

/** The foot of a form with what waits to be saved. */
export function SaveBar({
  texts,
  changedCount,
  isSaving,
  failure,
  onDiscard,
  isBlocked = false,
  firstStep,
}: SaveBarProps) {
  // On a phone it would stand over a sixth of the screen to say that there is nothing to do.
  const isIdle = changedCount === 0 && !isSaving && failure === null
  return (
    <StickyFoot className={isIdle ? 'max-md:static' : ''}>
      {failure ? (
        <p role="alert" className="mb-2 font-semibold text-vermelho-700">
          {failure}
        </p>
      ) : null}
      {/* The buttons stay on the left of a desk: messages come up on the right. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:flex-row-reverse md:justify-end">
        <p role="status" className="text-muted">
          {texts.pending(changedCount)}
        </p>
        <div className="flex flex-row-reverse gap-2 max-md:w-full">
          {changedCount > 0 ? (
            <ConfirmDialog
              title={texts.ask.title}
              description={texts.ask.description}
              confirmLabel={texts.ask.confirm}
              destructive
              onConfirm={onDiscard}
              trigger={
                <Button look="ghost" size="sm">
                  {texts.discard}
                </Button>
              }
            />
          ) : null}
          {firstStep ? (
            <Button size="sm" className="max-md:flex-1" onClick={firstStep.onTake}>
              {firstStep.label}
            </Button>
          ) : (
            <Button
              type="submit"
              look="primary"
              size="sm"
              pending={isSaving}
              disabled={changedCount === 0 || isBlocked}
              className="max-md:flex-1"
            >
              {texts.save}
            </Button>
          )}
        </div>
      </div>
    </StickyFoot>
  )
}
