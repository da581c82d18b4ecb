import type { ReactNode } from 'react'

/** What was typed stays; this says why it did not leave. */
export function FormFailure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p role="alert" className="rounded-input bg-guara-100 p-4 text-sm">
      <strong className="block">{title}</strong>
      {children}
    </p>
  )
}
