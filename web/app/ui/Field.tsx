import clsx from 'clsx'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { FieldError } from './FieldError.tsx'
import { FieldContext, joinIds } from './field-context.ts'
import { words } from './words.ts'

type FieldProps = {
  label: ReactNode
  children: ReactNode
  /** Fixed id of the control, so that an error summary can lead to it. */
  id?: string | undefined
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean | undefined
  /** Says "(opcional)" after the label. Required fields go unmarked: most are. */
  optional?: boolean | undefined
  hideLabel?: boolean | undefined
  /** The control is a group (radios, checkboxes): the label names it instead of pointing at it. */
  group?: boolean | undefined
  className?: string | undefined
}

/** Label, control, hint and error. The control inside finds its attributes by itself. */
export function Field({
  label,
  children,
  id,
  hint,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  group = false,
  className,
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? `${ownId}control`
  const [problem, setProblem] = useState<string | null>(null)
  const message = error ?? problem
  const labelId = `${controlId}-label`
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = `${controlId}-error`
  const describedBy = joinIds(message && errorId, hintId)
  const isInvalid = Boolean(message)

  const wiring = useMemo(
    () => ({
      controlId,
      labelId,
      label,
      describedBy,
      isInvalid,
      isRequired: required,
      reportProblem: setProblem,
    }),
    [controlId, labelId, label, describedBy, isInvalid, required],
  )
  const labelClass = clsx('text-sm font-semibold', hideLabel && 'sr-only')
  const labelText = (
    <>
      {label}
      {optional ? <span className="font-normal text-muted"> ({words.optional})</span> : null}
    </>
  )

  return (
    <FieldContext value={wiring}>
      <div className={clsx('grid grid-cols-1 content-start gap-1.5', className)}>
        {group ? (
          <span id={labelId} className={labelClass}>
            {labelText}
          </span>
        ) : (
          <label id={labelId} htmlFor={controlId} className={labelClass}>
            {labelText}
          </label>
        )}
        {children}
        {hint ? (
          <p id={hintId} className="text-xs text-muted">
            {hint}
          </p>
        ) : null}
        {message ? <FieldError id={errorId}>{message}</FieldError> : null}
      </div>
    </FieldContext>
  )
}
