import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { toast } from '~/ui/toast.ts'
import type { BulkAct, BulkOutcome } from './bulk-acts.ts'
import { listTexts } from './lists.texts.ts'

const texts = listTexts.bulk
/** Long enough to read what was done to how many, and to think better of it. */
const UNDO_MS = 12_000

type BulkBarProps<Row> = {
  selected: readonly Row[]
  acts: readonly BulkAct<Row>[]
  nameOf: (row: Row) => string
  onDone: () => void
}

/** What can be done to all that are ticked; asked once, each row's outcome told. */
export function BulkBar<Row extends { id: string }>({
  selected,
  acts,
  nameOf,
  onDone,
}: BulkBarProps<Row>) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<BulkAct<Row> | null>(null)
  const [outcomes, setOutcomes] = useState<BulkOutcome<Row>[] | null>(null)
  const possible = acts.filter(({ may }) => selected.some(may))

  async function carryOut(act: BulkAct<Row>, reason: string): Promise<boolean> {
    try {
      const ended = await act.run(selected.filter(act.may), reason)
      tell(ended)
      return true
    } catch (error) {
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' })
      return false
    } finally {
      // Also after a failure: what was refused may have changed under our feet.
      void client.invalidateQueries({ queryKey: ['admin'] })
    }
  }
  function tell(ended: BulkOutcome<Row>[]) {
    if (!ended.every(({ isChanged }) => isChanged)) return setOutcomes(ended)
    const title = texts.done(ended.length)
    const undo = undoOf(ended)
    toast({
      title,
      variant: 'success',
      ...(undo ? { action: { label: texts.undo, onClick: undo }, durationMs: UNDO_MS } : {}),
    })
    onDone()
  }
  function undoOf(ended: readonly BulkOutcome<Row>[]): (() => void) | null {
    const ways = ended.flatMap(({ undo }) => undo ?? [])
    return ways.length > 0 ? () => void takeBack(ways) : null
  }
  async function takeBack(ways: readonly (() => Promise<unknown>)[]) {
    let left = 0
    for (const undo of ways) await undo().catch(() => (left += 1))
    toast(
      left === 0
        ? { title: texts.undone(ways.length), variant: 'success' }
        : {
            title: texts.undoFailed(left, ways.length),
            description: texts.undoFailedText,
            variant: 'destructive',
          },
    )
    void client.invalidateQueries({ queryKey: ['admin'] })
  }
  return (
    <>
      {selected.length > 0 ? (
        <section
          aria-label={texts.label}
          data-bar="foot"
          className="on-dark sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-card bg-mar-950 p-3 pl-5 text-on-dark"
        >
          <p role="status" className="mr-auto font-semibold">
            {texts.selected(selected.length)}
          </p>
          {possible.map((act) => (
            <Button key={act.label} size="sm" look="light" onClick={() => setAsked(act)}>
              {act.label}
            </Button>
          ))}
          <Button size="sm" look="glass" onClick={onDone}>
            {texts.clear}
          </Button>
        </section>
      ) : null}
      {asked ? (
        <Question
          act={asked}
          selected={selected}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => carryOut(asked, reason)}
        />
      ) : null}
      {outcomes ? (
        <Outcomes
          outcomes={outcomes}
          nameOf={nameOf}
          undo={undoOf(outcomes)}
          onClose={() => {
            setOutcomes(null)
            onDone()
          }}
        />
      ) : null}
    </>
  )
}

type QuestionProps<Row> = {
  act: BulkAct<Row>
  selected: readonly Row[]
  onClose: () => void
  onConfirm: (reason: string) => Promise<boolean>
}

function Question<Row>({ act, selected, onClose, onConfirm }: QuestionProps<Row>) {
  const count = selected.filter(act.may).length
  const left = selected.length - count
  const shared = {
    title: act.ask(count),
    description: `${act.text}${act.canUndo ? texts.undoable : ''}${left > 0 ? texts.left(left) : ''}`,
    confirmLabel: act.label,
    destructive: act.isHarsh,
  }
  if (act.reason) {
    return <ReasonDialog {...shared} {...act.reason} onClose={onClose} onConfirm={onConfirm} />
  }
  return (
    <ConfirmDialog
      {...shared}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      onConfirm={async () => {
        await onConfirm('')
      }}
    />
  )
}

type OutcomesProps<Row> = {
  outcomes: readonly BulkOutcome<Row>[]
  nameOf: (row: Row) => string
  undo: (() => void) | null
  onClose: () => void
}

function Outcomes<Row extends { id: string }>({
  outcomes,
  nameOf,
  undo,
  onClose,
}: OutcomesProps<Row>) {
  const changed = outcomes.filter(({ isChanged }) => isChanged).length
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={texts.title}
      description={texts.summary(changed, outcomes.length - changed)}
      footer={
        <>
          <DialogClose look="ink">{texts.close}</DialogClose>
          {undo ? (
            <Button
              look="line"
              onClick={() => {
                undo()
                onClose()
              }}
            >
              {texts.undo}
            </Button>
          ) : null}
        </>
      }
    >
      <ul className="grid max-h-80 overflow-y-auto">
        {outcomes.map(({ row, isChanged, why }) => {
          const Icon = isChanged ? CircleCheck : CircleMinus
          return (
            <li key={row.id} className="flex gap-3 border-line border-t py-2.5 first:border-0">
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-5 flex-none ${isChanged ? 'text-mangue-700' : 'text-muted'}`}
              />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{nameOf(row)}</p>
                <p className="text-sm text-muted">{isChanged ? texts.changed : why}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
