import type { PersonalData } from '@portal/contract/people/accounts/personal-data'
import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { browserApi } from '~/platform/api.ts'
import { downloadFile } from '~/platform/download-file.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { exportFile, exportFileName } from './export-file.rules.ts'
import { type DataEntry, dataSections, emptyTitles, valueText } from './my-data.rules.ts'
import { privacyTexts } from './privacy.texts.ts'

const texts = privacyTexts.myData

/** LGPD art. 18: everything the portal keeps about a person, to read, to print and to take along. */
export function MyDataScreen() {
  const { user } = useAuth()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['me', 'data'],
    queryFn: () => browserApi.get('/api/v1/account/export'),
    // Each reading is a row of the audit log, and nothing of it is to stay in the tab.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (error) {
    return (
      <div className="wrap section">
        <ErrorState title={texts.failed} retrying={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorState>
      </div>
    )
  }
  if (!data) return <Waiting label={texts.loading} />
  return <MyData held={data} isProved={user?.email_verified ?? false} />
}

function MyData({ held, isProved }: { held: PersonalData; isProved: boolean }) {
  const empty = emptyTitles(held)
  const save = () => downloadFile(exportFileName(new Date()), 'application/json', exportFile(held))
  return (
    <div className="wrap grid gap-5 py-8 md:py-12">
      <header>
        <h1 className="text-h2">{texts.title}</h1>
        <p className="mt-3 max-w-[65ch] text-muted">
          {texts.lead(valueText(held.exported_at) ?? '')}
        </p>
        {isProved ? null : <p className="mt-3 max-w-[65ch]">{privacyTexts.exporting.unproved}</p>}
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <Button look="line" size="sm" onClick={save}>
            <Download aria-hidden="true" />
            {texts.download}
          </Button>
          <Button look="line" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {texts.print}
          </Button>
        </div>
      </header>
      {dataSections(held).map(({ title, records }) => (
        <Panel key={title} aria-label={title} className="print:border-0 print:p-0">
          <h2 className="text-[1.1875rem]">{title}</h2>
          <ul className="mt-3 grid gap-4">
            {records.map((entries, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: not every table has a key of its own
              <li key={index} className="break-inside-avoid border-line border-t pt-2">
                <Entries entries={entries} />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
      {empty.length > 0 ? <p className="text-muted">{texts.empty(empty.join('; '))}</p> : null}
    </div>
  )
}

function Entries({ entries }: { entries: DataEntry[] }) {
  return (
    <dl>
      {entries.map(({ name, text }) => (
        <div key={name} className="grid gap-x-4 py-1 md:grid-cols-[16rem_minmax(0,1fr)]">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
