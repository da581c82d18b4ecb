import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { FIELD_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import { momentText } from '~/platform/moments.ts'
import { Panel } from '~/ui/Panel.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'

const texts = myListingsTexts.waiting

/** What an administrator has yet to see, beside what the page shows meanwhile. */
export function WaitingPanel({ listing }: { listing: OwnEstablishment }) {
  const { waiting, changes_reason: reason } = listing
  if (!waiting && !reason) return null
  return (
    <Panel aria-labelledby="espera-titulo" className="grid gap-3">
      <h2 id="espera-titulo" className="text-[1.1875rem]">
        {waiting ? texts.title : texts.refused}
      </h2>
      {reason ? <p className="rounded-item bg-guara-100 p-3 wrap-break-word">{reason}</p> : null}
      {waiting ? (
        <>
          <p className="text-muted">{texts.since(momentText(new Date(waiting.since)))}</p>
          <dl className="divide-y divide-line border-line border-t">
            {waiting.changes.map(({ field, from, to }) => (
              <div key={field} className="grid gap-1 py-2.5 md:grid-cols-[10rem_1fr]">
                <dt className="font-semibold">{FIELD_WORDS[field]}</dt>
                <dd className="min-w-0 wrap-break-word">
                  <span className="sr-only">{texts.now}: </span>
                  <s className="text-muted">{from ?? texts.empty}</s>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only">. {texts.next}: </span>
                  <ins className="font-semibold no-underline">{to ?? texts.empty}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </Panel>
  )
}
