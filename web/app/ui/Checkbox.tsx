import clsx from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldError } from './FieldError.tsx'
import { joinIds } from './field-context.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  /** Some of the things below it are ticked (the "select all" of a table). */
  indeterminate?: boolean | undefined
  hideLabel?: boolean | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A native checkbox in our clothes: works before the page's script arrives. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  hideLabel = false,
  onCheckedChange,
  className,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const id = rest.id ?? `${ownId}check`
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])

  return (
    <div className={clsx('grid gap-1', className)}>
      <label
        htmlFor={id}
        className="group relative grid min-h-11 grid-cols-[1.5rem_1fr] items-start gap-x-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted"
      >
        <input
          {...rest}
          ref={input}
          id={id}
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={joinIds(error && `${id}-error`, hint ? `${id}-hint` : undefined)}
          className="peer col-start-1 row-start-1 size-6 appearance-none rounded-[7px] border-[1.5px] border-placeholder bg-white checked:border-mar-900 checked:bg-mar-900 indeterminate:border-mar-900 indeterminate:bg-mar-900 focus-visible:rounded-[7px] aria-invalid:border-vermelho-700 disabled:cursor-not-allowed disabled:opacity-55"
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none col-start-1 row-start-1 m-1 hidden size-4 stroke-3 text-white peer-checked:block peer-indeterminate:hidden"
        />
        <Minus
          aria-hidden="true"
          className="pointer-events-none col-start-1 row-start-1 m-1 hidden size-4 stroke-3 text-white peer-indeterminate:block"
        />
        <span className={clsx('col-start-2', hideLabel && 'sr-only')}>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-2.5 pb-2 pl-9 text-xs text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
