import { type ComponentProps, createContext, type ReactNode, useContext, useEffect } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { ReloadNotice } from '~/ui/ReloadNotice.tsx'
import { StaleNotice } from '~/ui/StaleNotice.tsx'
import type { Editor } from './use-editor.ts'

type EditorFormProps<Edited extends object, Values extends FieldValues> = {
  editor: Editor<Edited, Values>
  children: ReactNode
  className?: string | undefined
  /** For a button that stands outside of the form. */
  id?: string | undefined
  /** All of it is in sight: what was refused is said at its field, which takes the focus. */
  isShort?: boolean | undefined
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
  asksOnLeave = true,
}: EditorFormProps<Edited, Values>) {
  return (
    <FormProvider {...editor.form}>
      <FieldIds value={editor.idOf}>
        <form
          id={id}
          noValidate
          onSubmit={(event) => void editor.submit(event)}
          className={className}
        >
          {asksOnLeave ? <LeaveQuestion hasUnsavedWork={editor.isChanged} /> : null}
          {isShort ? (
            <FirstRefusedField problems={editor.problems} attempt={editor.attempt} />
          ) : (
            <FormErrorSummary problems={editor.problems} attempt={editor.attempt} />
          )}
          <WhatChanged editor={editor} />
          {children}
        </form>
      </FieldIds>
    </FormProvider>
  )
}

function FirstRefusedField({ problems, attempt }: ComponentProps<typeof FormErrorSummary>) {
  const first = problems[0]?.fieldId
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (first) document.getElementById(first)?.focus()
  }, [attempt])
  return null
}

function WhatChanged<Edited extends object, Values extends FieldValues>({
  editor,
}: Pick<EditorFormProps<Edited, Values>, 'editor'>) {
  const { stale, isStale, newer, base, form } = editor
  if (!stale || !isStale) return null
  if (!('differences' in stale)) {
    return <ReloadNotice texts={stale.texts} onReload={editor.reload} />
  }
  if (newer === null || base === null) return null
  return (
    <StaleNotice
      texts={stale.texts}
      newer={newer}
      differences={(latest) => stale.differences(latest, { base, values: form.getValues() })}
      onKeep={editor.keepMine}
      onReplace={editor.takeTheirs}
      onRetry={() => void editor.readAgain()}
    />
  )
}
