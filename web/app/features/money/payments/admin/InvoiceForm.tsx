import {
  MONEY_REASON_MAX,
  type MoneyInvoice,
  saveInvoice,
} from '@portal/contract/money/payments/money'
import { useQueryClient } from '@tanstack/react-query'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { ControlField, SelectField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { useSave } from '~/editing/use-save.ts'
import { ApiError } from '~/platform/api.ts'
import { downloadFile } from '~/platform/download-file.ts'
import { Button } from '~/ui/Button.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { invoiceTexts as texts } from './invoice.texts.ts'
import { type InvoiceFile, readInvoiceFile } from './invoice-file.rules.ts'
import { MONEY_KEY } from './money.queries.ts'

const STATUSES = Object.entries(texts.statuses).map(([value, label]) => ({ value, label }))

type InvoiceFormProps = {
  orderId: string
  invoice: MoneyInvoice
  /** The invoice as it is now; null where it could not be read. */
  read: () => Promise<MoneyInvoice | null>
}

/** The NFS-e of an order, which is issued elsewhere. Nobody overwrites what another has just saved. */
export function InvoiceForm({ orderId, invoice, read }: InvoiceFormProps) {
  const client = useQueryClient()
  const editor = useEditor(saveInvoice, {
    from: invoice,
    params: { id: orderId },
    toForm,
    toBody,
    check: ({ xml }) => (xml && 'problem' in xml ? [{ path: 'xml', message: xml.problem }] : []),
    idOf: (path) => `nota-${path}`,
    texts: { saved: texts.saved, failed: texts.failed },
    onSaved: () => client.invalidateQueries({ queryKey: MONEY_KEY }),
    read,
  })
  const { base, isChanged } = editor
  return (
    <Panel aria-label={texts.title}>
      <h2 className="text-h3">{texts.title}</h2>
      <p className="mb-4 text-muted">{texts.lead}</p>
      <EditorForm editor={editor} className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <SelectField name="status" label={texts.status} options={STATUSES} />
          <TextField name="number" label={texts.number} maxLength={30} autoComplete="off" />
          <TextField
            name="access_key"
            label={texts.accessKey}
            hint={texts.accessKeyHint}
            maxLength={60}
            autoComplete="off"
            optional
          />
          <ControlField
            // A browser keeps the name of a file until its field is a new one.
            key={`${base.version} ${editor.edition}`}
            name="xml"
            label={texts.xml}
            hint={base.has_xml ? texts.xmlKept : texts.xmlNone}
            optional
          >
            {({ onChange }) => (
              <XmlInput
                onRead={(file) => {
                  onChange(file)
                  editor.form.clearErrors('xml')
                }}
              />
            )}
          </ControlField>
        </div>
        <TextField
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          rows={2}
          maxLength={MONEY_REASON_MAX}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" disabled={!isChanged} pending={editor.isSaving}>
            {texts.save}
          </Button>
          {base.has_xml ? <XmlButton orderId={orderId} /> : null}
          <p role="status" className="text-muted">
            {isChanged ? texts.unsaved : null}
          </p>
        </div>
      </EditorForm>
    </Panel>
  )
}

/** Fetched, not followed as a link: who is refused reads why instead of an empty tab. */
function XmlButton({ orderId }: { orderId: string }) {
  const { isSaving, save } = useSave<void>()
  async function fetchXml() {
    const answer = await fetch(`/api/v1/admin/plan-orders/${orderId}/invoice-xml`, {
      method: 'GET',
      cache: 'no-store',
    })
    if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => null))
    downloadFile(`nfse-${orderId.slice(-8)}.xml`, 'application/xml', await answer.blob())
  }
  return (
    <Button
      look="line"
      pending={isSaving}
      onClick={() => void save({ run: fetchXml, failed: texts.xmlFailed })}
    >
      {isSaving ? texts.xmlGetting : texts.xmlGet}
    </Button>
  )
}

function XmlInput({ onRead }: { onRead: (file: InvoiceFile | null) => void }) {
  return (
    <Input
      type="file"
      accept=".xml,text/xml,application/xml"
      className="py-2.5 file:mr-3 file:font-semibold file:text-mar-600"
      onChange={async ({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        onRead(file ? await readInvoiceFile(file) : null)
      }}
    />
  )
}

const toForm = ({ status, number, access_key }: MoneyInvoice) => ({
  status: status === 'canceled' ? ('canceled' as const) : ('issued' as const),
  number: number ?? '',
  access_key: access_key ?? '',
  xml: null as InvoiceFile | null,
  reason: '',
})

/** Without a file the one that is kept stays. */
const toBody = (
  { xml, access_key, ...values }: ReturnType<typeof toForm>,
  { version }: MoneyInvoice,
) => ({
  ...values,
  version,
  access_key: access_key.trim() === '' ? null : access_key,
  ...(xml && 'text' in xml ? { xml: xml.text } : {}),
})
