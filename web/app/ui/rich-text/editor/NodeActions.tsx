import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../IconButton.tsx'

type NodeActionsProps = {
  words: { edit: string; remove: string }
  onEdit: () => void
  onRemove: () => void
}

/** On a photo or card inside the text, for the one who writes it. */
export function NodeActions({ words, onEdit, onRemove }: NodeActionsProps) {
  return (
    <div className="mt-1 flex justify-end gap-1">
      <IconButton label={words.edit} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={words.remove} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}
