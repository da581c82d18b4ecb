import { CircleCheck } from 'lucide-react'

export function Done({ children }: { children: string }) {
  return (
    <p className="mt-3 flex items-center gap-2 font-semibold">
      <CircleCheck aria-hidden="true" className="size-5 text-mangue-500" /> {children}
    </p>
  )
}
