import { templateCsv } from '@portal/contract/imports/import-columns'
import { Download, FileSpreadsheet } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { downloadFile } from '~/platform/download-file.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/buttonStyle.ts'
import { Panel } from '~/ui/Panel.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { ColumnsHelp } from './ColumnsHelp.tsx'
import { TEMPLATE_NAME } from './imports.constants.ts'
import { importsTexts } from './imports.texts.ts'

type ChooseSheetProps = {
  onFile: (file: File) => void
  isChecking: boolean
  isChosen: boolean
  error: unknown
}

export function ChooseSheet({ onFile, isChecking, isChosen, error }: ChooseSheetProps) {
  const texts = importsTexts.choose
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // The same file again is a choice again: it may have been mended meanwhile.
    currentTarget.value = ''
    if (file && !isChecking) onFile(file)
  }
  return (
    <Panel aria-labelledby="trazer" className="grid content-start gap-4">
      <div>
        <h2 id="trazer" className="text-h3">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-[64ch] text-muted">{texts.lead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
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
          {isChosen ? texts.again : texts.action}
        </label>
        <Button
          look="line"
          onClick={() => downloadFile(TEMPLATE_NAME, 'text/csv;charset=utf-8', templateCsv())}
        >
          <Download aria-hidden="true" />
          {texts.template}
        </Button>
      </div>
      <p role="status" className="text-muted empty:hidden">
        {isChecking ? texts.checking : null}
      </p>
      {error && !isChecking ? (
        <div role="alert" className="rounded-input bg-guara-100 p-4 text-vermelho-700">
          <p className="font-semibold">{texts.failed}</p>
          <p>{failureText(error)}</p>
        </div>
      ) : null}
      <ColumnsHelp />
    </Panel>
  )
}
