import { failureText } from '~/platform/failure-text.ts'
import { ChooseFile } from '~/ui/ChooseFile.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { tideTablesTexts } from './tide-tables.texts.ts'

const texts = tideTablesTexts.import

type ChooseTableProps = {
  onFile: (file: File) => void
  isChecking: boolean
  isChosen: boolean
  error: unknown
}

export function ChooseTable({ onFile, isChecking, isChosen, error }: ChooseTableProps) {
  return (
    <Panel aria-labelledby="importar" className="grid justify-items-start gap-4">
      <div>
        <h2 id="importar" className="text-h3">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-[64ch] text-muted">{texts.lead}</p>
      </div>
      <ChooseFile onFile={onFile} isChecking={isChecking} isChosen={isChosen}>
        {isChosen ? texts.another : texts.choose}
      </ChooseFile>
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
