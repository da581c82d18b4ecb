import type { ErrorFault, KeptReport } from '@portal/contract/portal/diagnostics/error-faults'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { FaultState } from './FaultState.tsx'
import { FAULTS_KEY, faultQuery } from './faults.queries.ts'
import { faultsTexts } from './faults.texts.ts'

const texts = faultsTexts.one
const when = (moment: string) => momentText(new Date(moment))

/** One fault with what the last browsers told of it. */
export default function FaultScreen({ params: { id } }: { params: { id: string } }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextLink block to="/admin/erros">
        {texts.back}
      </TextLink>
      <Loaded query={useQuery(faultQuery(id))} texts={texts} why={failureText}>
        {({ fault, latest }) => (
          <>
            <FaultFacts fault={fault} />
            <Panel aria-label={texts.latest}>
              <h2 className="mb-2 text-h3">{texts.latest}</h2>
              {latest.length === 0 ? <p className="text-muted">{texts.gone}</p> : null}
              <ul className="divide-y divide-line">
                {latest.map((report) => (
                  <li key={report.id} className="py-2">
                    <Report report={report} />
                  </li>
                ))}
              </ul>
            </Panel>
          </>
        )}
      </Loaded>
    </div>
  )
}

function FaultFacts({ fault }: { fault: ErrorFault }) {
  const { columns } = faultsTexts
  return (
    <Panel aria-label={columns.message}>
      <h1 className="mb-3 text-h2 wrap-anywhere">{fault.message}</h1>
      <FaultState fault={fault} />
      <Facts
        facts={[
          [columns.page, fault.page],
          [faultsTexts.part, fault.part || null],
          [columns.reports, faultsTexts.reports(fault.reports)],
          [columns.first, when(fault.first_at)],
          [columns.last, when(fault.last_at)],
          [columns.releases, fault.releases.toReversed().join(', ')],
          [texts.mendedAt, fault.mended && texts.mended(when(fault.mended.at), fault.mended.by)],
          [texts.reopenedAt, fault.reopened_at && when(fault.reopened_at)],
        ]}
      />
      <p className="mt-3 text-sm text-muted">{texts.people}</p>
      <MendButton fault={fault} />
    </Panel>
  )
}

function MendButton({ fault: { id, mended } }: { fault: ErrorFault }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: FAULTS_KEY })
  const { isSaving, save } = useSave({ onSaved: refresh, onRefused: refresh })
  const words = mended ? faultsTexts.reopen : faultsTexts.mend
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        look={mended ? 'line' : 'primary'}
        pending={isSaving}
        onClick={() =>
          void save({
            run: () =>
              browserApi.send(mended ? 'DELETE' : 'POST', '/api/v1/admin/error-faults/:id/mended', {
                params: { id },
              }),
            done: words.done,
            failed: words.failed,
          })
        }
      >
        {words.action}
      </Button>
      {mended ? null : <p className="text-sm text-muted">{faultsTexts.mend.text}</p>}
    </div>
  )
}

function Report({ report }: { report: KeptReport }) {
  const { path, message, release, viewport, entries, slowOperations, stack } = report
  return (
    <Disclosure label={texts.opened(when(report.received_at))}>
      <p className="wrap-anywhere">
        {message} <span className="text-muted">{path}</span>
      </p>
      <p className="text-sm text-muted">
        {texts.release(release)}, {texts.screen(viewport.width, viewport.height)}
      </p>
      {stack ? (
        <p className="mt-2 text-sm wrap-anywhere">
          {texts.place}: <code>{stack}</code>
        </p>
      ) : null}
      <h3 className="mt-3 font-semibold">{texts.entries}</h3>
      {entries.length === 0 ? <p className="text-muted">{texts.noEntries}</p> : null}
      <ol className="text-sm">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and notes repeat.
          <li key={index} className="wrap-anywhere">
            <span className="text-muted">{texts.levels[entry.level]}:</span> {entry.message}
          </li>
        ))}
      </ol>
      {slowOperations.length > 0 ? (
        <>
          <h3 className="mt-3 font-semibold">{texts.slow}</h3>
          <ul className="text-sm">
            {slowOperations.map(({ name, durationMs }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <li key={index} className="num wrap-anywhere">
                {name}: {texts.seconds(durationMs)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Disclosure>
  )
}
