import { TriangleAlert } from 'lucide-react'

/** What speaks against something, in one sentence. */
export function WarningLine({
  children,
  className = '',
}: {
  children: string
  className?: string
}) {
  return (
    <p className={`flex gap-2 rounded-item bg-sol-100 px-3 py-2 text-sm ${className}`}>
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      {children}
    </p>
  )
}
