import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLooks, buttonStyle } from './button-style.ts'
import { Spinner } from './Spinner.tsx'

/**
 * While `pending` the button stays focusable (a disabled one would drop the keyboard's place) but
 * neither clicks nor submits a second time.
 */
export function Button({
  look,
  size,
  block,
  pending,
  type = 'button',
  children,
  onClick,
  className,
  ...rest
}: ComponentProps<'button'> & ButtonLooks & { pending?: boolean | undefined }) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // The second half of a double click comes before what just began can say that it runs.
    if (pending || (pending === false && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      className={buttonStyle({ look, size, block, className })}
    >
      {pending ? <Spinner size="sm" /> : null}
      {children}
    </button>
  )
}
