import {
  CATEGORY_ICON_WORDS,
  CATEGORY_ICONS,
  CATEGORY_NAME_MAX,
  type CategoryIcon,
} from '@portal/contract/categories/category.texts'
import type { EditedCategory } from '@portal/contract/categories/category-editor'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconPicker } from '~/ui/IconPicker.tsx'
import { Input } from '~/ui/Input.tsx'
import type { IconOf } from './CategoryRow.tsx'
import { categoriesTexts } from './categories.texts.ts'
import type { Refusal } from './use-category-editor.ts'

const texts = categoriesTexts.form

type CategoryDialogProps = {
  /** Null for a new one. */
  category: EditedCategory | null
  /** What it lies within; null on the first level. */
  parent: EditedCategory | null
  iconOf: IconOf
  onSave: (form: { name: string; icon: CategoryIcon }) => Promise<Refusal>
  onClose: () => void
}

export function CategoryDialog({ category, parent, iconOf, onSave, onClose }: CategoryDialogProps) {
  const formId = useId()
  const nameBox = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(category?.name ?? '')
  const [icon, setIcon] = useState(category?.icon ?? 'store')
  const [refusal, setRefusal] = useState<Refusal>(null)
  const [isSaving, setSaving] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const wanted = name.trim()
    if (wanted.length < 2) {
      setRefusal({ message: '', fields: { name: texts.nameMissing } })
      nameBox.current?.focus()
      return
    }
    setSaving(true)
    // An icon nobody drew is shown as the shop, and saved as it.
    const found = await onSave({ name: wanted, icon: icon as CategoryIcon })
    setSaving(false)
    if (found) setRefusal(found)
    else onClose()
  }
  const title = category
    ? texts.edit(category.name)
    : parent
      ? texts.createWithin(parent.name)
      : texts.create
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      initialFocus={nameBox}
      footer={
        <>
          <Button type="submit" form={formId} look="primary" pending={isSaving}>
            {category ? texts.save : texts.saveNew}
          </Button>
          <DialogClose />
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {refusal?.message && !refusal.fields.name ? (
          <p role="alert" className="font-semibold text-vermelho-700">
            {refusal.message}
          </p>
        ) : null}
        <Field
          label={texts.name}
          required
          error={refusal?.fields.name}
          hint={category ? texts.nameHint(category.slug) : undefined}
        >
          <Input
            ref={nameBox}
            value={name}
            maxLength={CATEGORY_NAME_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {parent ? null : (
          <Field label={texts.icon} group>
            <IconPicker
              icons={CATEGORY_ICONS}
              words={CATEGORY_ICON_WORDS}
              draw={(name) => {
                const Icon = iconOf(name)
                return <Icon aria-hidden="true" className="size-5" />
              }}
              value={icon}
              onValueChange={setIcon}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
