import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '~/platform/failure-text.ts'
import { uploadFile } from '~/platform/upload-file.ts'
import { ChooseFile } from '~/ui/ChooseFile.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { REDIRECTS_KEY } from './RedirectDialog.tsx'
import { redirectsTexts } from './redirects.texts.ts'

const texts = redirectsTexts.sheet

/** Many at once; each row is told apart that did not fit. */
export function RedirectSheet() {
  const client = useQueryClient()
  const bring = useMutation({
    mutationFn: (file: File) => uploadFile('/api/v1/admin/redirects/import', file),
    onSettled: () => client.invalidateQueries({ queryKey: REDIRECTS_KEY }),
  })
  return (
    <Panel aria-label={texts.choose} className="grid grid-cols-1 justify-items-start gap-2">
      <ChooseFile onFile={bring.mutate} isChecking={bring.isPending} isChosen>
        {texts.choose}
      </ChooseFile>
      <p className="text-muted">{texts.hint}</p>
      {bring.isError ? (
        <p role="alert" className="text-vermelho-700">
          {texts.failed}. {failureText(bring.error)}
        </p>
      ) : null}
      {bring.data ? (
        <div role="status">
          <p>{texts.done(bring.data)}</p>
          {bring.data.refused.length > 0 ? <p>{texts.refused(bring.data.refused.length)}</p> : null}
          <ul>
            {bring.data.refused.map(({ line, from, why }) => (
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
