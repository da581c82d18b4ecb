import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useFieldControl } from './field-context.ts'
import { IconButton } from './IconButton.tsx'
import { bareInputStyle, inputStyle } from './input-style.ts'
import { words } from './words.ts'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false)
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
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </div>
  )
}
