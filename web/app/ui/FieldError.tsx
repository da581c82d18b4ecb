import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs font-semibold text-vermelho-700">
      <TriangleAlert aria-hidden="true" className="mt-px size-4 flex-none" />
      {children}
    </p>
  )
}
