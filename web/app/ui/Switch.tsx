import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> & {
  label: ReactNode
  hint?: ReactNode
  hideLabel?: boolean | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A setting that takes effect at once; a choice that waits for "Salvar" is a Checkbox. */
export function Switch({
  label,
  hint,
  hideLabel = false,
  onCheckedChange,
  className,
  ...rest
}: SwitchProps) {
  const ownId = useId()
  const id = rest.id ?? `${ownId}switch`
  return (
    <div
      className={clsx(
        'flex min-h-11 items-center justify-between gap-4',
        hideLabel && 'w-12',
        className,
      )}
    >
      <div className={clsx(hideLabel && 'sr-only')}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-xs text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      <span className="relative grid h-11 w-12 flex-none place-items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says its own state.
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className="peer absolute inset-0 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none h-7 w-12 rounded-full bg-placeholder transition-colors after:block after:size-5.5 after:translate-x-[3px] after:translate-y-[3px] after:rounded-full after:bg-white after:transition-transform after:content-[''] peer-checked:bg-mangue-500 peer-checked:after:translate-x-[23px] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-mar-600 peer-disabled:opacity-55"
        />
      </span>
    </div>
  )
}
