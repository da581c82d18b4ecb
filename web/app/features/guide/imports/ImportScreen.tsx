import { Download } from 'lucide-react'
import { buttonStyle } from '~/ui/button-style.ts'
import { Panel } from '~/ui/Panel.tsx'
import { ChooseSheet } from './ChooseSheet.tsx'
import { ImportDone } from './ImportDone.tsx'
import { EXPORT_ADDRESS } from './imports.constants.ts'
import { importsTexts } from './imports.texts.ts'
import { SheetPreview } from './SheetPreview.tsx'
import { useImport } from './use-import.ts'

export default function ImportScreen() {
  const { check, write, startAgain } = useImport()
  if (write.data) {
    return <ImportDone result={write.data} onAgain={startAgain} />
  }
  const checked = check.isPending ? undefined : check.data
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <ChooseSheet
          onFile={(file) => check.mutate(file)}
          isChecking={check.isPending}
          isChosen={checked !== undefined}
          error={check.error}
        />
        <ExportPanel />
      </div>
      {checked ? (
        <SheetPreview
          key={checked.preview.hash}
          checked={checked}
          onConfirm={async () => {
            // A failure is told by a toast, and the preview stays.
            await write.mutateAsync(checked).catch(() => {})
          }}
        />
      ) : null}
    </div>
  )
}

function ExportPanel() {
  const texts = importsTexts.export
  return (
    <Panel aria-labelledby="levar" className="grid content-start justify-items-start gap-4">
      <div>
        <h2 id="levar" className="text-h3">
          {texts.title}
        </h2>
        <p className="mt-1 text-muted">{texts.lead}</p>
      </div>
      <a href={EXPORT_ADDRESS} download className={buttonStyle({ look: 'line' })}>
        <Download aria-hidden="true" />
        {texts.action}
      </a>
    </Panel>
  )
}
