import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useFieldControl } from './field-context.ts'
import { IconButton } from './IconButton.tsx'
import { bareInputStyle, inputStyle } from './input-style.ts'
import { words } from './words.ts'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Of a form that asks otherwise once the password is out of sight; its own affair without them. */
  shown?: boolean
  onShown?: (isShown: boolean) => void
}

export function PasswordInput({ shown, onShown, ...props }: PasswordInputProps) {
  const [own, setOwn] = useState(false)
  const isShown = shown ?? own
  return (
    <div className={inputStyle({ shape: 'frame', className: 'pr-1' })}>
      <input
        autoComplete="current-password"
        {...props}
        {...useFieldControl(props)}
        type={isShown ? 'text' : 'password'}
        className={bareInputStyle}
      />
      <IconButton
        label={isShown ? words.password.hide : words.password.show}
        disabled={props.disabled}
        onClick={() => (onShown ?? setOwn)(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </div>
  )
}
