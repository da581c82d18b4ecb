import {
  ALLERGEN_WORDS,
  ALLERGENS,
  type CatalogueKind,
  ITEM_NAME_MAX,
  ITEM_TAG_WORDS,
  ITEM_TAGS,
  ITEM_TEXT_MAX,
  SKU_MAX,
} from '@portal/contract/catalogue/catalogue.texts'
import type { OwnItem } from '@portal/contract/catalogue/catalogue-editor'
import type { ItemContent } from '@portal/contract/catalogue/catalogue-fields'
import { contentOf } from '@portal/contract/catalogue/item-content-rules'
import type { OwnPhoto } from '@portal/contract/media/media'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import { GroupsFields } from './GroupsFields.tsx'
import { PromoFields } from './PromoFields.tsx'
import { staysOnEnter } from './stays-on-enter.ts'
import { VariantsFields } from './VariantsFields.tsx'
import { WindowsFields } from './WindowsFields.tsx'

/** Handed in by the route: sending photos is another feature. */
export type PhotoSlot = (photo: {
  photo: OwnPhoto | null
  onChange: (photo: OwnPhoto | null) => void
}) => ReactNode

const { editor: texts, item: itemTexts } = catalogueEditorTexts

type ItemEditorProps = {
  item: OwnItem
  kind: CatalogueKind
  writes: CatalogueWrites
  renderPhoto: PhotoSlot
  onClose: () => void
}

const TAGS = ITEM_TAGS.map((value) => ({ value, label: ITEM_TAG_WORDS[value] }))
const ALLERGEN_OPTIONS = ALLERGENS.map((value) => ({ value, label: ALLERGEN_WORDS[value] }))

/** Everything of an item that is not typed in the list. What was typed outlives a refusal. */
export function ItemEditor({ item, kind, writes, renderPhoto, onClose }: ItemEditorProps) {
  // What was read when the window opened: a newer version is told by the refusal.
  const [opened] = useState({ version: item.version, content: contentOf(item) })
  const [content, setContent] = useState<ItemContent>(opened.content)
  const [photo, setPhoto] = useState<OwnPhoto | null>(
    item.photo && { ...item.photo, status: 'ready', created_at: '' },
  )
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const change = (part: Partial<ItemContent>) => setContent((now) => ({ ...now, ...part }))
  const problemOf = (path: string) => problems.find((one) => one.path === path)?.message
  const shown = ['name', 'price_cents', 'description', 'sku', 'promo.cents']
  const isChanged =
    (photo?.id ?? null) !== opened.content.photo_id ||
    JSON.stringify(content) !== JSON.stringify(opened.content)
  const [asksToClose, setAsksToClose] = useState(false)
  const elsewhere = problems.find(({ path }) => !shown.includes(path))

  const closeIfSaved = ({ kind: end }: { kind: string }) => {
    if (end === 'saved') onClose()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (photo?.status === 'processing') return setFailure(texts.photoWaits)
    const outcome = await writes.updateItem(item.id, {
      ...content,
      photo_id: photo?.id ?? null,
      version: opened.version,
    })
    if (outcome.kind === 'saved') return onClose()
    if (outcome.kind === 'busy') return
    setProblems(outcome.fields)
    setFailure(outcome.fields.length > 0 ? null : outcome.sentence)
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
      <LeaveQuestion hasUnsavedWork={isChanged} />
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
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={staysOnEnter}
        className="grid gap-4"
      >
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_10rem]">
          <Field label={texts.name} error={problemOf('name')} required>
            <Input
              value={content.name}
              maxLength={ITEM_NAME_MAX}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field label={texts.price} error={problemOf('price_cents')} required>
            <MaskedField
              mask="money"
              value={String(content.price_cents)}
              onValueChange={(raw) => change({ price_cents: Number(raw) })}
            />
          </Field>
        </div>
        <Field
          label={texts.description}
          hint={texts.descriptionHint}
          error={problemOf('description')}
          optional
        >
          <Textarea
            value={content.description}
            maxLength={ITEM_TEXT_MAX}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
        <Checkbox
          label={texts.visible}
          checked={content.is_available}
          onCheckedChange={(is_available) => change({ is_available })}
        />
        <Field label={texts.photo} group>
          {renderPhoto({ photo, onChange: setPhoto })}
        </Field>
        <Disclosure label={texts.tags}>
          <CheckboxGroup
            aria-label={texts.tags}
            options={TAGS}
            values={content.tags}
            onValuesChange={(tags) => change({ tags })}
          />
        </Disclosure>
        {kind === 'menu' ? (
          <Disclosure label={texts.allergens}>
            <Checkbox
              label={texts.allergensKnown}
              hint={texts.allergensHint}
              checked={content.allergens !== null}
              onCheckedChange={(isTicked) => change({ allergens: isTicked ? [] : null })}
            />
            {content.allergens ? (
              <CheckboxGroup
                aria-label={texts.allergens}
                options={ALLERGEN_OPTIONS}
                values={content.allergens}
                onValuesChange={(allergens) => change({ allergens })}
              />
            ) : null}
          </Disclosure>
        ) : null}
        <Checkbox
          label={texts.alcoholic}
          checked={content.is_alcoholic}
          onCheckedChange={(is_alcoholic) => change({ is_alcoholic })}
        />
        <Disclosure label={texts.parts.groups}>
          <GroupsFields groups={content.groups} onChange={(groups) => change({ groups })} />
        </Disclosure>
        <Disclosure label={texts.parts.promo}>
          <PromoFields
            promo={content.promo}
            error={problemOf('promo.cents')}
            onChange={(promo) => change({ promo })}
          />
        </Disclosure>
        <Disclosure label={texts.parts.windows}>
          <WindowsFields windows={content.windows} onChange={(windows) => change({ windows })} />
        </Disclosure>
        <Disclosure label={texts.parts.variants}>
          <VariantsFields
            variants={content.variants}
            saved={item.variants}
            writes={writes}
            onChange={(variants) => change({ variants })}
          />
        </Disclosure>
        {kind === 'shop' || content.sku ? (
          <Field label={texts.code} error={problemOf('sku')} optional>
            <Input
              value={content.sku ?? ''}
              maxLength={SKU_MAX}
              onChange={({ target }) => change({ sku: target.value || null })}
            />
          </Field>
        ) : null}
        {failure || elsewhere ? (
          <p role="alert" className="font-semibold text-vermelho-700">
            {failure ?? elsewhere?.message}
          </p>
        ) : null}
        <div className="flex flex-col gap-3 md:flex-row">
          <Button type="submit" look="primary" pending={writes.isSaving}>
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
      </form>
    </Dialog>
  )
}
