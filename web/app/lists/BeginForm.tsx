import type { ReactNode } from 'react'
import { Panel } from '~/ui/Panel.tsx'
import { NameForm } from './NameForm.tsx'

type BeginFormProps = {
  label: string
  submit: string
  minLength: number
  maxLength: number
  isPending: boolean
  onBegin: (name: string) => Promise<void>
  /** What else must be chosen: its kind. */
  children?: ReactNode
}

/** Above a list: a name is all it takes to begin a draft. */
export function BeginForm({ onBegin, children, ...name }: BeginFormProps) {
  return (
    <Panel>
      <NameForm {...name} onName={onBegin} before={children} />
    </Panel>
  )
}
