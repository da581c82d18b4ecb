import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { ConflictPanel, whoOf } from './ConflictPanel.tsx'
import { type FieldBook, FieldBookContext } from './field-book.ts'
import type { Editor } from './use-editor.ts'

type EditorFormProps<Edited extends object, Values extends FieldValues> = {
  editor: Editor<Edited, Values>
  children: ReactNode
  className?: string | undefined
  /** For a button that stands outside of the form. */
  id?: string | undefined
  /** All of it is in sight: what was refused is said at its field, which takes the focus. */
  isShort?: boolean | undefined
  /** Whoever types long lists on a phone presses Enter after each field: there it saves nothing. */
  savesOnEnter?: boolean | undefined
  /** One form of a page may ask; where there are several, none does. */
  asksOnLeave?: boolean | undefined
}

const FieldIds = createContext((path: string) => path)
export const useFieldIds = () => useContext(FieldIds)

/** The form of an editor: what was refused, what somebody else changed, and the question on leaving. */
export function EditorForm<Edited extends object, Values extends FieldValues>({
  editor,
  children,
  className = 'grid grid-cols-1 gap-5',
  id,
  isShort = false,
  savesOnEnter = true,
  asksOnLeave = true,
}: EditorFormProps<Edited, Values>) {
  const [book] = useState<FieldBook>(() => new Map())
  return (
    <FormProvider {...editor.form}>
      <FieldIds value={editor.idOf}>
        <FieldBookContext value={book}>
          <form
            id={id}
            noValidate
            onSubmit={(event) => void editor.submit(event)}
            {...(savesOnEnter ? {} : { onKeyDown: staysOnEnter })}
            className={className}
          >
            {asksOnLeave ? <LeaveQuestion hasUnsavedWork={editor.isChanged} /> : null}
            {isShort ? (
              <FirstRefusedField problems={editor.problems} attempt={editor.attempt} />
            ) : (
              <FormErrorSummary problems={editor.problems} attempt={editor.attempt} />
            )}
            <WhatChanged editor={editor} book={book} />
            {children}
          </form>
        </FieldBookContext>
      </FieldIds>
    </FormProvider>
  )
}

function staysOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

function FirstRefusedField({ problems, attempt }: ComponentProps<typeof FormErrorSummary>) {
  const first = problems[0]?.fieldId
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (first) document.getElementById(first)?.focus()
  }, [attempt])
  return null
}

type WhatChangedProps<Edited extends object, Values extends FieldValues> = {
  editor: Pick<
    Editor<Edited, Values>,
    'refusal' | 'newer' | 'wordsOf' | 'compareWith' | 'saveOver' | 'takeTheirs' | 'readAgain'
  >
  book?: FieldBook
}

/** Where somebody else saved first: who, what, and the choice. */
export function WhatChanged<Edited extends object, Values extends FieldValues>({
  editor,
  book,
}: WhatChangedProps<Edited, Values>) {
  const { refusal, newer } = editor
  if (refusal?.kind !== 'stale' || newer === null) return null
  const wordsOf = (path: string) => book?.get(path) ?? editor.wordsOf?.(path)
  const found =
    newer === 'unread' ? newer : editor.compareWith(newer, (path) => wordsOf(path) !== undefined)
  return (
    <ConflictPanel
      who={whoOf(refusal)}
      found={found}
      wordsOf={wordsOf}
      onSave={(choices) => {
        if (newer !== 'unread' && found !== 'unread') editor.saveOver(newer, found, choices)
      }}
      onDiscard={() => {
        if (newer !== 'unread') editor.takeTheirs(newer)
      }}
      onRetry={() => void editor.readAgain()}
    />
  )
}
