import type { LegalVersion } from '@portal/contract/people/legal/legal'
import { LEGAL_PAGES } from '@portal/contract/people/legal/legal.texts'
import type { BlockChange } from '@portal/contract/rich-text/diff-rich-text'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextChanges } from '~/ui/rich-text/TextChanges.tsx'
import { LegalHead } from './LegalHead.tsx'
import { legalTexts as texts } from './legal.texts.ts'
import { VersionList } from './VersionList.tsx'

type LegalDiffPageProps = { version: LegalVersion; from: number; changes: BlockChange[] }

/** Two versions side by side in one text. */
export function LegalDiffPage({ version, from, changes }: LegalDiffPageProps) {
  const { kind, number, summary } = version
  const { path } = LEGAL_PAGES[kind]
  return (
    <article className="wrap py-10 lg:py-16">
      <LegalHead version={version} />
      <div className="mt-8 max-w-[68ch]">
        <h2 className="text-[1.5rem]">{texts.diffTitle(from, number)}</h2>
        {from === number - 1 ? (
          <div className="mt-4 rounded-card bg-mar-100 p-4">
            <h3 className="font-semibold text-base">{texts.summary}</h3>
            <p className="mt-1 whitespace-pre-line">{summary}</p>
          </div>
        ) : null}
        <p className="mt-4 text-muted">{texts.diffLead}</p>
        <TextChanges changes={changes} />
        <LinkButton
          look="line"
          className="mt-6 print:hidden"
          to={number === version.in_force ? path : `${path}/versoes/${number}`}
        >
          {texts.toText}
        </LinkButton>
        <VersionList version={version} />
      </div>
    </article>
  )
}
