import { templateCsv } from '@portal/contract/guide/imports/import-columns'
import { Download } from 'lucide-react'
import { downloadFile } from '~/platform/download-file.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { ChooseFile } from '~/ui/ChooseFile.tsx'
import { Panel } from '~/ui/Panel.tsx'
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
  return (
    <Panel aria-labelledby="trazer" className="grid content-start gap-4">
      <div>
        <h2 id="trazer" className="text-h3">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-[64ch] text-muted">{texts.lead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ChooseFile onFile={onFile} isChecking={isChecking} isChosen={isChosen}>
          {isChosen ? texts.again : texts.action}
        </ChooseFile>
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
