import type { importRedirects } from '@portal/contract/portal/redirects/redirects'
import type { EndpointResult } from '@portal/contract/shared/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outcome, useSave } from '~/editing/use-save.ts'
import { uploadFile } from '~/platform/upload-file.ts'
import { ChooseFile } from '~/ui/ChooseFile.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { REDIRECTS_KEY } from './RedirectDialog.tsx'
import { redirectsTexts } from './redirects.texts.ts'

const texts = redirectsTexts.sheet
type Brought = EndpointResult<typeof importRedirects>

/** Many at once; each row is told apart that did not fit. */
export function RedirectSheet() {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome<Brought> | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: REDIRECTS_KEY })
  const { isSaving, save } = useSave<Brought>({ onSaved: refresh, onRefused: refresh })
  async function bring(file: File) {
    setOutcome(await save({ run: () => uploadFile('/api/v1/admin/redirects/import', file) }))
  }
  const brought = outcome?.kind === 'saved' ? outcome.saved : null
  return (
    <Panel aria-label={texts.choose} className="grid grid-cols-1 justify-items-start gap-2">
      <ChooseFile onFile={(file) => void bring(file)} isChecking={isSaving} isChosen>
        {texts.choose}
      </ChooseFile>
      <p className="text-muted">{texts.hint}</p>
      {outcome && 'sentence' in outcome ? (
        <p role="alert" className="text-vermelho-700">
          {texts.failed}. {outcome.sentence}
        </p>
      ) : null}
      {brought ? (
        <div role="status">
          <p>{texts.done(brought)}</p>
          {brought.refused.length > 0 ? <p>{texts.refused(brought.refused.length)}</p> : null}
          <ul>
            {brought.refused.map(({ line, from, why }) => (
              <li key={line} className="wrap-anywhere">
                {texts.line(line, from, why)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Panel>
  )
}
