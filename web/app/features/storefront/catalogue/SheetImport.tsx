import { moneyText } from '@portal/contract/shared/plan-prices'
import { CATALOGUE_COLUMNS } from '@portal/contract/storefront/catalogue/catalogue-columns'
import type { CatalogueImportPreview } from '@portal/contract/storefront/catalogue/catalogue-import'
import { useMutation } from '@tanstack/react-query'
import { addressOf } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { uploadFile } from '~/platform/upload-file.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ChooseFile } from '~/ui/ChooseFile.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { toast } from '~/ui/toast.ts'
import type { CataloguePlace } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'

const { sheet: texts } = catalogueEditorTexts
const BASE = '/api/v1/my/establishments/:id/catalogue/:kind'

type SheetImportProps = {
  place: CataloguePlace
  onImported: () => unknown
  onClose: () => void
}

/** A sheet on its way into a catalogue: looked at line by line, then written. */
export function SheetImport({ place, onImported, onClose }: SheetImportProps) {
  const check = useMutation({
    mutationFn: async (file: File) => ({
      file,
      preview: await uploadFile(`${BASE}/import/preview`, file, { params: place }),
    }),
  })
  const write = useMutation({
    mutationFn: ({ file, preview }: { file: File; preview: CatalogueImportPreview }) =>
      uploadFile(`${BASE}/import`, file, { params: place, query: { hash: preview.hash } }),
    onSuccess: async ({ create, update, invalid }) => {
      await onImported()
      const description = texts.counts(create, update, invalid)
      toast({ title: texts.done, description, variant: 'success' })
      onClose()
    },
    onError: (error) =>
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' }),
  })
  const preview = check.data?.preview
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.lead}
      size="lg"
      align="top"
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <ChooseFile
            onFile={(file) => check.mutate(file)}
            isChecking={check.isPending}
            isChosen={preview !== undefined}
          >
            {preview ? texts.again : texts.choose}
          </ChooseFile>
          <a
            href={addressOf(`${BASE}/items.csv`, { params: place })}
            download
            className="font-semibold text-mar-600 underline"
          >
            {texts.takeOut}
          </a>
        </div>
        {check.isError ? (
          <p role="alert" className="font-semibold text-vermelho-700">
            {texts.checkFailed}: {failureText(check.error)}
          </p>
        ) : null}
        {preview && check.data ? (
          <Checked
            preview={preview}
            isWriting={write.isPending}
            onApply={() => write.mutate(check.data)}
          />
        ) : null}
        <Disclosure label={texts.columns}>
          <dl className="grid gap-2 text-sm">
            {CATALOGUE_COLUMNS.map(({ name, hint }) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd className="text-muted">{hint}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </Dialog>
  )
}

type CheckedProps = {
  preview: CatalogueImportPreview
  isWriting: boolean
  onApply: () => void
}

function Checked({ preview, isWriting, onApply }: CheckedProps) {
  const { counts, new_sections, rows } = preview
  return (
    <>
      <p role="status" className="font-semibold">
        {texts.counts(counts.create, counts.update, counts.invalid)}
      </p>
      {new_sections.length > 0 ? <p>{texts.newSections(new_sections.join(', '))}</p> : null}
      <ul className="max-h-80 overflow-y-auto">
        {rows.map((row) => (
          <li key={row.line} className="grid gap-1 border-line border-t py-2">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={row.outcome === 'invalid' ? 'bad' : 'neutral'}>
                {texts.outcomes[row.outcome]}
              </Badge>
              <span className="text-muted text-sm">{texts.line(row.line)}</span>
              <span className="wrap-anywhere">{row.name}</span>
              {row.price_cents === null ? null : (
                <span className="num">{moneyText(row.price_cents)}</span>
              )}
            </p>
            {row.problems.map(({ column, message }) => (
              <p key={column + message} className="text-sm text-vermelho-700">
                {column}: {message}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {counts.create + counts.update > 0 ? (
        <Button look="primary" pending={isWriting} onClick={onApply}>
          {texts.apply}
        </Button>
      ) : (
        <p>{texts.nothing}</p>
      )}
    </>
  )
}
