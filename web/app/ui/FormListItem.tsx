import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '~/ui/IconButton.tsx'

type FormListItemProps = {
  label: string
  removeLabel: string
  onRemove: () => void
  children: ReactNode
}

/** One of several in a list of the form. Nothing is gone before the form is saved. */
export function FormListItem({ label, removeLabel, onRemove, children }: FormListItemProps) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-t pt-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center justify-between">
        <span aria-hidden="true" className="font-semibold text-sm">
          {label}
        </span>
        <IconButton label={removeLabel} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </fieldset>
  )
}
