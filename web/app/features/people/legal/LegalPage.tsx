import type { LegalVersion } from '@portal/contract/people/legal/legal'
import { LEGAL_PAGES } from '@portal/contract/people/legal/legal.texts'
import { Link } from 'react-router'
import { useHashTarget } from '~/platform/use-hash-target.ts'
import { RichText } from '~/ui/rich-text/RichText.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { LegalHead } from './LegalHead.tsx'
import { legalTexts as texts } from './legal.texts.ts'
import { sectionsOf } from './sections.rules.ts'
import { VersionList } from './VersionList.tsx'

/** A text to be read: one column of comfortable measure, its contents at hand. */
export function LegalPage({ version }: { version: LegalVersion }) {
  useHashTarget()
  const { opening, sections } = sectionsOf(version.body)
  const other = LEGAL_PAGES[version.kind === 'terms' ? 'privacy' : 'terms']
  return (
    <article className="wrap py-10 lg:py-16">
      <LegalHead version={version} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav
          aria-label={texts.contents}
          className="self-start rounded-card bg-areia-100 p-5 lg:sticky lg:top-25 print:hidden"
        >
          <p className="font-semibold">{texts.contents}</p>
          <ol className="mt-1 list-decimal pl-5 text-sm marker:text-muted">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="inline-flex min-h-11 items-center text-mar-600 hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[68ch]">
          {opening ? <RichText document={opening} className="mb-10" /> : null}
          {sections.map(({ id, title, document }, index) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              aria-labelledby={`${id}-titulo`}
              className="mb-10 scroll-mt-24 outline-none"
            >
              <h2 id={`${id}-titulo`} className="mb-3 text-[1.5rem]">
                {index + 1}. {title}
              </h2>
              <RichText document={document} />
            </section>
          ))}
          <p className="print:hidden">
            {texts.readAlso} <TextLink to={other.path}>{other.title}</TextLink>.
          </p>
          <VersionList version={version} />
        </div>
      </div>
    </article>
  )
}
