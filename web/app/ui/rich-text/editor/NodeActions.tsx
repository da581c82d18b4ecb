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
    <div className="absolute top-2 right-2 z-1 flex gap-2">
      <IconButton look="light" label={words.edit} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton look="light" label={words.remove} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}
