import type { AdminDraw } from '@portal/contract/club/draws/draw-admin'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { momentText } from '~/platform/moments.ts'
import { uploadFile } from '~/platform/upload-file.ts'
import { buttonStyle } from '~/ui/button-style.ts'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { drawsAdminTexts } from './draws-admin.texts.ts'

const { certificate: texts } = drawsAdminTexts
const PATH = '/api/v1/admin/draws/:id/certificate'

type CertificateStepProps = {
  draw: AdminDraw
  keep: (draw: AdminDraw) => void
  refresh: () => Promise<unknown>
}

/** The file of the certificate, beside its number in the record: replaced until the draw is announced. */
export function CertificateStep({ draw, keep, refresh }: CertificateStepProps) {
  const { id, version, certificate, may } = draw
  const [problem, setProblem] = useState<string | null>(null)
  const { isSaving, save } = useSave<AdminDraw>({ onSaved: keep, onRefused: refresh })
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // The same file again is a choice again: it may have been mended meanwhile.
    currentTarget.value = ''
    if (!file || isSaving) return
    setProblem(null)
    const outcome = await save({
      done: texts.kept,
      run: () => uploadFile(PATH, file, { params: { id }, query: { version } }),
    })
    if (outcome.kind !== 'saved' && outcome.kind !== 'busy') setProblem(outcome.sentence)
  }
  return (
    <EditorSection title={texts.title} level="h2">
      <p className="max-w-[64ch]">{may.certify ? texts.lead : texts.published}</p>
      {certificate ? (
        <p className="num grid gap-1">
          <a className="underline" href={PATH.replace(':id', id)}>
            {texts.open}
          </a>
          <span>
            {texts.size(
              Math.ceil(certificate.bytes / 1024).toLocaleString('pt-BR'),
              momentText(new Date(certificate.created_at)),
            )}
          </span>
          <span className="wrap-anywhere text-muted text-sm">
            {texts.sha} {certificate.sha256}
          </span>
        </p>
      ) : (
        <p>{texts.none}</p>
      )}
      {may.certify ? (
        <div className="grid gap-2">
          <label
            aria-busy={isSaving || undefined}
            className={buttonStyle({
              look: 'line',
              className:
                'cursor-pointer justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mar-600',
            })}
          >
            <input
              type="file"
              accept=".pdf,application/pdf"
              disabled={isSaving}
              onChange={(event) => void choose(event)}
              className="sr-only"
            />
            <FileUp aria-hidden="true" />
            {certificate ? texts.replace : texts.choose}
          </label>
          {problem ? <FieldError id="problema-do-certificado">{problem}</FieldError> : null}
        </div>
      ) : null}
    </EditorSection>
  )
}
