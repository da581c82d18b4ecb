import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { categoryChoicesQuery } from './listings-admin.queries.ts'
import { listingsAdminTexts } from './listings-admin.texts.ts'

const texts = listingsAdminTexts.begin

type NewListingProps = { editorOf: (id: string) => string; api?: ApiClient }

/** A draft for the guide; the owner's own editor opens on it. */
export function NewListing({ editorOf, api = browserApi }: NewListingProps) {
  const navigate = useNavigate()
  const { data: categories = [] } = useQuery(categoryChoicesQuery(api))
  const [isOpen, setOpen] = useState(false)
  // Sent with the draft: however often it is pressed, there is one.
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [category, setCategory] = useState('')
  const [isTried, setTried] = useState(false)
  const { isSaving, save } = useSave<OwnEstablishment>()
  const missing = {
    name: name.trim() ? undefined : texts.missingName,
    category: category ? undefined : texts.missingCategory,
  }

  async function create(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (missing.name || missing.category) return
    const body = { id, name: name.trim(), category_id: category }
    const outcome = await save({
      run: () => api.send('POST', '/api/v1/admin/establishments', { body }),
      failed: texts.failed,
    })
    if (outcome.kind === 'saved') await navigate(editorOf(outcome.saved.id))
  }
  return (
    <Dialog
      title={texts.title}
      description={texts.text}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{texts.action}</Button>}
    >
      <form noValidate onSubmit={(event) => void create(event)} className="grid gap-4">
        <Field label={texts.name} error={isTried ? missing.name : undefined}>
          <Input
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label={texts.category} error={isTried ? missing.category : undefined}>
          <PlainSelect
            value={category}
            onChange={({ currentTarget }) => setCategory(currentTarget.value)}
          >
            <option value="">{texts.choose}</option>
            {categories
              .filter(({ parent_id, is_active }) => parent_id === null && is_active)
              .map(({ id: value, name: label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </PlainSelect>
        </Field>
        <Button type="submit" pending={isSaving} block>
          {texts.create}
        </Button>
      </form>
    </Dialog>
  )
}
