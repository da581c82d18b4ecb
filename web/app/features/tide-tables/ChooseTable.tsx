import { FileSpreadsheet } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { buttonStyle } from '~/ui/buttonStyle.ts'
import { Panel } from '~/ui/Panel.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { tideTablesTexts } from './tide-tables.texts.ts'

const texts = tideTablesTexts.import

type ChooseTableProps = {
  onFile: (file: File) => void
  isChecking: boolean
  isChosen: boolean
  error: unknown
}

export function ChooseTable({ onFile, isChecking, isChosen, error }: ChooseTableProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // The same file again is a choice again: it may have been mended meanwhile.
    currentTarget.value = ''
    if (file && !isChecking) onFile(file)
  }
  return (
    <Panel aria-labelledby="importar" className="grid justify-items-start gap-4">
      <div>
        <h2 id="importar" className="text-h3">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-[64ch] text-muted">{texts.lead}</p>
      </div>
      <label
        className={buttonStyle({
          look: isChosen ? 'line' : 'ink',
          className:
            'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mar-600',
        })}
      >
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={choose}
          className="sr-only"
        />
        {isChecking ? <Spinner size="sm" /> : <FileSpreadsheet aria-hidden="true" />}
        {isChosen ? texts.another : texts.choose}
      </label>
      <p role="status" className="text-muted empty:hidden">
        {isChecking ? texts.checking : null}
      </p>
      {error && !isChecking ? (
        <div role="alert" className="rounded-input bg-guara-100 p-4 text-vermelho-700">
          <p className="font-semibold">{texts.failed}</p>
          <p>{failureText(error)}</p>
        </div>
      ) : null}
    </Panel>
  )
}
