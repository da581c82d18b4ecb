import type { LegalVersion } from '@portal/contract/people/legal/legal'
import { LEGAL_PAGES } from '@portal/contract/people/legal/legal.texts'
import { Badge } from '~/ui/Badge.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { legalTexts as texts } from './legal.texts.ts'
import { legalDay } from './legal-day.ts'

/** Every version there has been, newest first, each with what it changed. */
export function VersionList({ version }: { version: LegalVersion }) {
  const { path } = LEGAL_PAGES[version.kind]
  return (
    <section id="versoes" aria-labelledby="versoes-titulo" className="mt-12 print:hidden">
      <h2 id="versoes-titulo" className="text-[1.5rem]">
        {texts.history}
      </h2>
      <p className="mt-2 text-muted">{texts.historyLead}</p>
      <ol className="mt-4 grid gap-3">
        {version.versions.map(({ number, effective_from: day, summary }) => {
          const isCurrent = number === version.in_force
          return (
            <li key={number} className="rounded-card border border-line bg-white p-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{texts.version(number)}</span>
                <time dateTime={day} className="num text-sm text-muted">
                  {legalDay(day)}
                </time>
                <Badge tone={isCurrent ? 'ok' : 'neutral'}>
                  {isCurrent
                    ? texts.current
                    : number > version.in_force
                      ? texts.coming
                      : texts.earlier}
                </Badge>
              </p>
              <p className="mt-1 whitespace-pre-line">{summary}</p>
              <p className="flex flex-wrap gap-x-5">
                {number === version.number ? null : (
                  <TextLink block to={isCurrent ? path : `${path}/versoes/${number}`}>
                    {texts.read(number)}
                  </TextLink>
                )}
                {number > 1 ? (
                  <TextLink
                    block
                    to={`${path}/versoes/${number}?comparar=${number - 1}`}
                    aria-label={texts.compareOf(number)}
                  >
                    {texts.compare}
                  </TextLink>
                ) : null}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
