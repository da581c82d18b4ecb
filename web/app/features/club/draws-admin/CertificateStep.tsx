import type { AdminDraw } from '@portal/contract/club/draws/draw-admin'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { momentText } from '~/platform/moments.ts'
import { uploadFile } from '~/platform/upload-file.ts'
import { ChooseFile } from '~/ui/ChooseFile.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { drawsAdminTexts } from './draws-admin.texts.ts'

const { certificate: texts } = drawsAdminTexts
const PATH = '/api/v1/admin/draws/:id/certificate'
const PROBLEM = 'problema-do-certificado'

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
  async function choose(file: File) {
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
          <div>
            <ChooseFile
              isChosen
              isChecking={isSaving}
              accept=".pdf,application/pdf"
              icon={<FileUp aria-hidden="true" />}
              problemId={problem ? PROBLEM : undefined}
              onFile={(file) => void choose(file)}
            >
              {certificate ? texts.replace : texts.choose}
            </ChooseFile>
          </div>
          {problem ? <FieldError id={PROBLEM}>{problem}</FieldError> : null}
        </div>
      ) : null}
    </EditorSection>
  )
}
