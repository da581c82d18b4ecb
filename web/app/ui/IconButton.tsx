import type { ComponentProps } from 'react'
import { type IconButtonLooks, iconButtonStyle } from './icon-button-style.ts'

/** `label` is the button's only name: write the verb and its object ("Salvar Maré Cheia"). */
export function IconButton({
  label,
  look,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & IconButtonLooks & { label: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={iconButtonStyle({ look, className })}
    />
  )
}
