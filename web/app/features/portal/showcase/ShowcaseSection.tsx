import type { ReactNode } from 'react'

/** One family of pieces under its heading. */
export function ShowcaseSection({
  id,
  title,
  intro,
  children,
}: {
  id: string
  title: string
  intro: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 border-t border-line py-12 lg:py-16"
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="mt-2 mb-8 max-w-[60ch] text-muted">{intro}</p>
      <div className="grid gap-10">{children}</div>
    </section>
  )
}
