import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayText } from '~/platform/moments.ts'
import { useHashTarget } from '~/platform/use-hash-target.ts'
import { TextLink } from '~/ui/TextLink.tsx'

export type LegalSection = { id: string; title: string; content: ReactNode }

type LegalPageProps = {
  title: string
  lead: string
  edition: { version: string; since: string }
  sections: readonly LegalSection[]
  /** The other document. */
  other: { label: string; to: string }
}

/** A text to be read: one column of comfortable measure, its contents at hand. */
export function LegalPage({ title, lead, edition, sections, other }: LegalPageProps) {
  useHashTarget()
  const since = dayText(new Date(`${edition.since}T12:00:00-03:00`))
  return (
    <article className="wrap py-10 lg:py-16">
      <header className="max-w-[68ch]">
        <h1>{title}</h1>
        <p className="mt-4 text-lead text-muted">{lead}</p>
        <p className="num mt-4 text-sm text-muted">
          Versão {edition.version}, em vigor desde <time dateTime={edition.since}>{since}</time>.
        </p>
      </header>
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav
          aria-label="Nesta página"
          className="self-start rounded-card bg-areia-100 p-5 lg:sticky lg:top-25"
        >
          <p className="font-semibold">Nesta página</p>
          <ol className="mt-1 list-decimal pl-5 text-sm marker:text-muted">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="inline-flex min-h-11 items-center text-mar-600 hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[68ch]">
          {sections.map(({ id, title: name, content }, index) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              aria-labelledby={`${id}-titulo`}
              className="mb-10 scroll-mt-24 outline-none [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5"
            >
              <h2 id={`${id}-titulo`} className="text-[1.5rem]">
                {index + 1}. {name}
              </h2>
              {content}
            </section>
          ))}
          <p>
            Leia também: <TextLink to={other.to}>{other.label}</TextLink>.
          </p>
        </div>
      </div>
    </article>
  )
}
