import type { ReactNode } from 'react'

/** Looks like the link the page has in its place. */
export function SwitchButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline decoration-[1.5px] decoration-mar-600/35 underline-offset-4 hover:decoration-current"
    >
      {children}
    </button>
  )
}
