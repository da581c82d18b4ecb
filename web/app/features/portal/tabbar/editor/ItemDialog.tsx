import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import type { DashboardOf } from '../tabbar.rules.ts'
import { BarPreview } from './BarPreview.tsx'
import { ItemFields } from './ItemFields.tsx'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import {
  formOf,
  type ItemForm,
  type ItemProblems,
  newItem,
  problemsOf,
  withDraft,
} from './tabbar-item-form.rules.ts'
import type { ViewerName } from './viewers.ts'

type ItemDialogProps = {
  /** Null for a new one. */
  item: TabBarItem | null
  items: readonly TabBarItem[]
  standardLabels: readonly string[]
  viewer: ViewerName
  dashboardOf: DashboardOf
  /** What the server said about the last try. */
  failure: { message: string; fields: readonly { path: string; message: string }[] } | null
  onSave: (form: ItemForm) => Promise<boolean>
  onClose: () => void
}

export function ItemDialog({
  item,
  items,
  standardLabels,
  viewer,
  dashboardOf,
  failure,
  onSave,
  onClose,
}: ItemDialogProps) {
  const texts = tabbarEditorTexts.form
  const formId = useId()
  const [form, setForm] = useState(() => (item ? formOf(item) : newItem(items)))
  const [problems, setProblems] = useState<ItemProblems>({})
  const [isSaving, setSaving] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const found = problemsOf(form)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return document.getElementById(`${formId}-${first}`)?.focus()
    setSaving(true)
    const isSaved = await onSave(form)
    setSaving(false)
    if (isSaved) onClose()
  }
  const refused = Object.fromEntries(
    failure?.fields.map(({ path, message }) => [path, message]) ?? [],
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={item ? texts.edit(item.label) : texts.create}
      size="lg"
      footer={
        <>
          <Button type="submit" form={formId} look="primary" pending={isSaving}>
            {item ? texts.save : texts.saveNew}
          </Button>
          <DialogClose />
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {failure ? (
          <p role="alert" className="font-semibold text-vermelho-700">
            {failure.message}
          </p>
        ) : null}
        <ItemFields
          idPrefix={formId}
          form={form}
          problems={{ ...refused, ...problems }}
          standardLabels={standardLabels}
          onChange={(changes) => setForm({ ...form, ...changes })}
          aside={
            <div className="mt-4">
              <p className="mb-1.5 text-sm font-semibold">{texts.preview}</p>
              <div className="max-w-90 overflow-hidden rounded-input border border-line">
                <BarPreview
                  items={withDraft(items, item, form)}
                  viewer={viewer}
                  dashboardOf={dashboardOf}
                />
              </div>
            </div>
          }
        />
      </form>
    </Dialog>
  )
}
