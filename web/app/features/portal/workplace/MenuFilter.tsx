import { ListFilter } from 'lucide-react'
import { workplaceTexts } from './workplace.texts.ts'

type MenuFilterProps = {
  typed: string
  onType: (typed: string) => void
  disabled: boolean
  className?: string
}

export function MenuFilter({ typed, onType, disabled, className = '' }: MenuFilterProps) {
  return (
    <label
      className={`flex h-11 flex-none items-center gap-2.5 rounded-input border-[1.5px] border-edge bg-white px-3 text-muted focus-within:border-mar-600 focus-within:outline-3 focus-within:outline-mar-300 ${className}`}
    >
      <ListFilter aria-hidden="true" className="size-4.5 flex-none" />
      <span className="sr-only">{workplaceTexts.filter.label}</span>
      <input
        type="search"
        value={typed}
        disabled={disabled}
        placeholder={workplaceTexts.filter.label}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onType('')
        }}
        className="min-w-0 flex-1 bg-transparent text-ink text-sm outline-none placeholder:text-placeholder"
      />
    </label>
  )
}
