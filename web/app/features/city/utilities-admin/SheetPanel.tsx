import type { DutyPreview } from '@portal/contract/city/utilities/duty-editor'
import { useMutation } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { ChooseFile } from '~/ui/ChooseFile.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { utilitiesAdminTexts } from './utilities-admin.texts.ts'

const texts = utilitiesAdminTexts.rota.sheet

type SheetPanelProps = { onPreview: (preview: DutyPreview) => void; isChosen: boolean }

/** The rota as it usually comes: a sheet for the month. */
export function SheetPanel({ onPreview, isChosen }: SheetPanelProps) {
  const check = useMutation({
    mutationFn: async (file: File) =>
      browserApi.send('POST', '/api/v1/admin/duties/preview', { body: { csv: await file.text() } }),
    onSuccess: onPreview,
  })
  return (
    <Panel aria-labelledby="planilha" className="grid justify-items-start gap-4">
      <div>
        <h2 id="planilha" className="text-h3">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-[64ch] text-muted">{texts.lead}</p>
      </div>
      <ChooseFile
        onFile={(file) => check.mutate(file)}
        isChecking={check.isPending}
        isChosen={isChosen}
      >
        {isChosen ? texts.another : texts.choose}
      </ChooseFile>
      <p role="status" className="text-muted empty:hidden">
        {check.isPending ? texts.checking : null}
      </p>
      {check.isError ? (
        <div role="alert" className="rounded-input bg-guara-100 p-4 text-vermelho-700">
          <p className="font-semibold">{texts.failed}</p>
          <p>{failureText(check.error)}</p>
        </div>
      ) : null}
    </Panel>
  )
}
