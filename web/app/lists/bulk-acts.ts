import { failureText } from '~/platform/failure-text.ts'
import { listTexts } from './lists.texts.ts'

export type BulkOutcome<Row> = {
  row: Row
  isChanged: boolean
  /** Why it stayed as it was. */
  why?: string | undefined
  /** Takes it back, where the act allows that. */
  undo?: (() => Promise<unknown>) | undefined
}

/** Something that can be done to several rows at once. */
export type BulkAct<Row> = {
  label: string
  /** Which rows admit it; the others are counted and left alone. */
  may: (row: Row) => boolean
  /** The question with how many it touches. */
  ask: (count: number) => string
  /** What happens. */
  text: string
  isHarsh?: boolean | undefined
  /** Where somebody reads why. */
  reason?:
    | {
        label: string
        tooShort: string
        minLength: number
        maxLength: number
        answers?: readonly string[] | undefined
      }
    | undefined
  canUndo?: boolean | undefined
  /** How each row ended. Throws where nothing was done at all. */
  run: (rows: readonly Row[], reason: string) => Promise<BulkOutcome<Row>[]>
}

/**
 * One call for each row, one after the other: each is its own transaction with its own line in the
 * audit log, and what one refuses does not hold the others up.
 */
export function forEachRow<Row, Done>(
  send: (row: Row, reason: string) => Promise<Done>,
  undo?: (row: Row, done: Done) => Promise<unknown>,
  isUndoable: (row: Row) => boolean = () => true,
): BulkAct<Row>['run'] {
  return async (rows, reason) => {
    const outcomes: BulkOutcome<Row>[] = []
    for (const row of rows) {
      try {
        const done = await send(row, reason)
        const takeBack = undo && isUndoable(row) ? () => undo(row, done) : undefined
        outcomes.push({ row, isChanged: true, undo: takeBack })
      } catch (error) {
        outcomes.push({ row, isChanged: false, why: failureText(error) })
      }
    }
    return outcomes
  }
}

type Statused = { id: string; status: string; version: number }

/** Which statuses lead to which, and what the rows are called: "3 praias". */
type ContentActs<Row extends Statused> = {
  things: (count: number) => string
  from: Partial<Record<'published' | 'draft' | 'archived', readonly Row['status'][]>>
  send: (row: Row, status: Row['status']) => Promise<{ version: number }>
}

/** Publish, take back, archive: each gives back the status the row had when it is undone. */
export function contentActs<Row extends Statused>({
  things,
  from,
  send,
}: ContentActs<Row>): BulkAct<Row>[] {
  return (['published', 'draft', 'archived'] as const).flatMap((to) => {
    const ways = from[to]
    if (!ways) return []
    const { label, ask, text } = listTexts.content[to]
    return {
      label,
      ask: (count: number) => ask(things(count)),
      text,
      isHarsh: to === 'archived',
      canUndo: true,
      may: ({ status }: Row) => ways.includes(status),
      run: forEachRow(
        (row: Row) => send(row, to),
        (row, { version }) => send({ ...row, version }, row.status),
      ),
    }
  })
}
