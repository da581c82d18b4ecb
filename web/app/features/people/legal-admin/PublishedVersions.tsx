import { LEGAL_PAGES } from '@portal/contract/people/legal/legal.texts'
import type { EditedLegalDocument } from '@portal/contract/people/legal/legal-editor'
import { dayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { legalAdminTexts as texts } from './legal-admin.texts.ts'

export function PublishedVersions({ document }: { document: EditedLegalDocument }) {
  const { path } = LEGAL_PAGES[document.kind]
  return (
    <Panel aria-labelledby="publicadas">
      <h2 id="publicadas" className="text-h3">
        {texts.versions}
      </h2>
      <ol className="mt-2">
        {document.versions.map(({ number, effective_from: day, summary }) => (
          <li key={number} className="border-line border-t py-3 first:border-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{texts.version(number)}</span>
              <span className="text-muted">
                {texts.from(dayText(new Date(`${day}T12:00:00-03:00`)))}
              </span>
              {number >= document.in_force ? (
                <Badge tone={number === document.in_force ? 'ok' : 'neutral'}>
                  {number === document.in_force ? texts.inForce : texts.coming}
                </Badge>
              ) : null}
              <TextLink
                block
                reloadDocument
                to={`${path}/versoes/${number}`}
                aria-label={texts.readOf(number)}
              >
                {texts.read}
              </TextLink>
            </p>
            <p className="whitespace-pre-line text-sm">{summary}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
