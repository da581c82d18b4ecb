import type { OwnPhoto } from '@portal/contract/ground/media/media'
import {
  ALLERGEN_WORDS,
  ALLERGENS,
  ITEM_NAME_MAX,
  ITEM_TAG_WORDS,
  ITEM_TAGS,
  ITEM_TEXT_MAX,
} from '@portal/contract/storefront/catalogue/catalogue.texts'
import {
  type OwnItem,
  type OwnOptionGroup,
  updateItem,
} from '@portal/contract/storefront/catalogue/catalogue-editor'
import { contentOf } from '@portal/contract/storefront/catalogue/item-content-rules'
import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { EditorForm } from '~/editing/EditorForm.tsx'
import type { PartWords } from '~/editing/field-book.ts'
import { CheckboxField, ControlField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { CodeField } from './CodeField.tsx'
import type { CataloguePlace, CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import { ItemGroups } from './ItemGroups.tsx'
import type { ItemForm } from './item-form.ts'
import { MoneyField } from './MoneyField.tsx'
import { OptionGroupEditor } from './OptionGroupEditor.tsx'
import { PromoFields } from './PromoFields.tsx'
import { VariantsFields } from './VariantsFields.tsx'
import { WindowsFields } from './WindowsFields.tsx'

/** Handed in by the route: sending photos is another feature. */
export type PhotoSlot = (photo: {
  photo: OwnPhoto | null
  onChange: (photo: OwnPhoto | null) => void
}) => ReactNode

const { editor: texts, groups: groupTexts, item: itemTexts } = catalogueEditorTexts

type ItemEditorProps = {
  item: OwnItem
  /** The library of its catalogue. */
  groups: OwnOptionGroup[]
  place: CataloguePlace
  writes: CatalogueWrites
  renderPhoto: PhotoSlot
  onClose: () => void
}

const TAGS = ITEM_TAGS.map((value) => ({ value, label: ITEM_TAG_WORDS[value] }))
const ALLERGEN_OPTIONS = ALLERGENS.map((value) => ({ value, label: ALLERGEN_WORDS[value] }))

const WORDS: Readonly<Record<string, PartWords>> = {
  allergens: { label: texts.allergens },
  group_ids: {
    label: groupTexts.ofItem,
    show: (ids: string[]) => groupTexts.count(ids.length),
  },
  promo: { label: texts.promo },
  variants: { label: texts.parts.variants },
  windows: { label: texts.parts.windows },
}

function toForm(item: OwnItem): ItemForm {
  const { photo_id: _photo, ...content } = contentOf(item)
  const photo = item.photo && { ...item.photo, status: 'ready' as const, created_at: '' }
  return { ...content, photo }
}

/** Everything of an item that is not typed in the list. What was typed outlives a refusal. */
export function ItemEditor({ item, groups, place, writes, renderPhoto, onClose }: ItemEditorProps) {
  const editor = useEditor(updateItem, {
    from: item,
    params: { id: place.id, item: item.id },
    toForm,
    toBody: ({ photo, ...content }, base) => ({
      ...content,
      photo_id: photo?.id ?? null,
      version: base.version,
    }),
    fieldOf: (path) => (path === 'photo_id' ? 'photo' : path),
    check: ({ photo }) =>
      photo?.status === 'processing' ? [{ path: 'photo', message: texts.photoWaits }] : [],
    texts: { saved: texts.saved },
    onSaved: async (saved) => {
      writes.putItem(saved)
      await writes.readAgain()
      onClose()
    },
    wordsOf: (path) => WORDS[path],
    read: () => writes.readItem(item.id),
  })
  const [group, setGroup] = useState<OwnOptionGroup | 'new' | null>(null)
  const [asksToClose, setAsksToClose] = useState(false)
  const { form, isChanged } = editor
  const hasProblem = (path: string) => editor.problems.some((one) => one.fieldId.startsWith(path))
  const closeIfSaved = ({ kind: end }: { kind: string }) => {
    if (end === 'saved') onClose()
  }
  function keepGroup({ id }: OwnOptionGroup) {
    const ids = form.getValues('group_ids')
    if (ids.includes(id)) return
    form.setValue('group_ids', [...ids, id], { shouldDirty: true })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return
        if (isChanged) setAsksToClose(true)
        else onClose()
      }}
      title={item.name}
      size="lg"
      align="top"
    >
      <ConfirmDialog
        title={texts.close.title}
        description={texts.close.text}
        confirmLabel={texts.close.confirm}
        cancelLabel={texts.close.stay}
        destructive
        open={asksToClose}
        onOpenChange={setAsksToClose}
        onConfirm={onClose}
      />
      {group ? (
        <OptionGroupEditor
          group={group === 'new' ? null : group}
          place={place}
          writes={writes}
          onSaved={keepGroup}
          onClose={() => setGroup(null)}
        />
      ) : null}
      <div hidden={group !== null}>
        <EditorForm editor={editor} savesOnEnter={false} className="grid grid-cols-1 gap-4">
          <TextField name="name" label={texts.name} maxLength={ITEM_NAME_MAX} required />
          <div className="grid gap-4 md:grid-cols-2">
            <MoneyField name="price_cents" label={texts.price} required />
            <PromoFields />
          </div>
          <TextField
            name="description"
            label={texts.description}
            hint={texts.descriptionHint}
            maxLength={ITEM_TEXT_MAX}
            rows={3}
            optional
          />
          <CheckboxField name="is_available" label={texts.visible} />
          <ControlField name="photo" label={texts.photo} group>
            {({ value, onChange }) => renderPhoto({ photo: value, onChange })}
          </ControlField>
          <ItemGroups groups={groups} writes={writes} onOpen={setGroup} />
          <Disclosure label={texts.tags}>
            <ControlField name="tags" label={texts.tags} hideLabel group>
              {({ value, onChange }) => (
                <CheckboxGroup
                  aria-label={texts.tags}
                  options={TAGS}
                  values={value}
                  onValuesChange={onChange}
                />
              )}
            </ControlField>
          </Disclosure>
          {place.kind === 'menu' ? <AllergensFields /> : null}
          <CheckboxField name="is_alcoholic" label={texts.alcoholic} />
          <Disclosure label={texts.parts.windows} isNeeded={hasProblem('windows')}>
            <WindowsPart />
          </Disclosure>
          <Disclosure label={texts.parts.variants} isNeeded={hasProblem('variants')}>
            <VariantsFields saved={item.variants} writes={writes} />
          </Disclosure>
          {place.kind === 'shop' || item.sku ? <CodeField name="sku" label={texts.code} /> : null}
          {editor.failure ? (
            <p role="alert" className="font-semibold text-vermelho-700">
              {editor.failure}
            </p>
          ) : null}
          <div className="flex flex-col gap-3 md:flex-row">
            <Button type="submit" look="primary" pending={editor.isSaving}>
              {texts.save}
            </Button>
            <Button look="line" onClick={() => void writes.copyItem(item.id).then(closeIfSaved)}>
              {itemTexts.copy}
            </Button>
            <ConfirmDialog
              title={texts.ask(item.name)}
              description={texts.askText}
              confirmLabel={texts.remove}
              destructive
              onConfirm={() => writes.removeItem(item).then(closeIfSaved)}
              trigger={<Button look="ghost">{texts.remove}</Button>}
            />
          </div>
        </EditorForm>
      </div>
    </Dialog>
  )
}

/** Of food: a shirt has none. */
function AllergensFields() {
  const { field } = useController<ItemForm, 'allergens'>({ name: 'allergens' })
  return (
    <Disclosure label={texts.allergens}>
      <Checkbox
        label={texts.allergensKnown}
        hint={texts.allergensHint}
        checked={field.value !== null}
        onCheckedChange={(isTicked) => field.onChange(isTicked ? [] : null)}
      />
      {field.value ? (
        <CheckboxGroup
          aria-label={texts.allergens}
          options={ALLERGEN_OPTIONS}
          values={field.value}
          onValuesChange={field.onChange}
        />
      ) : null}
    </Disclosure>
  )
}

function WindowsPart() {
  const { field, formState } = useController<ItemForm, 'windows'>({ name: 'windows' })
  const problems = formState.errors.windows
  return (
    <WindowsFields
      windows={field.value}
      onChange={field.onChange}
      problemOf={(place, part) => problems?.[place]?.[part]?.message}
    />
  )
}
