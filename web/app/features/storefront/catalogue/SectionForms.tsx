import {
  SECTION_NAME_MAX,
  SECTION_TEXT_MAX,
} from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { OwnSection } from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { SectionContent } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { Input } from '~/ui/Input.tsx'
import type { CatalogueWrites } from './catalogue.queries.ts'
import { catalogueEditorTexts } from './catalogue-editor.texts.ts'
import type { Direction } from './catalogue-order.rules.ts'
import { WindowsFields } from './WindowsFields.tsx'

const { section: texts } = catalogueEditorTexts

export function NewSection({ writes }: { writes: CatalogueWrites }) {
  const [name, setName] = useState('')
  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = name.trim()
    if (!typed) return
    const { kind } = await writes.addSection(typed)
    if (kind === 'saved') setName('')
  }
  return (
    <form
      noValidate
      aria-label={texts.add}
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-end gap-3"
    >
      <Field label={texts.name} className="min-w-0 flex-1 basis-50">
        <Input
          value={name}
          maxLength={SECTION_NAME_MAX}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" look="ink" aria-disabled={!name.trim()}>
        <Plus aria-hidden="true" />
        {texts.create}
      </Button>
    </form>
  )
}

type SectionActsProps = {
  section: OwnSection
  writes: CatalogueWrites
  canStep: Record<Direction, boolean>
  onStep: (direction: Direction) => void
}

export function SectionActs({ section, writes, canStep, onStep }: SectionActsProps) {
  const [isEdited, setIsEdited] = useState(false)
  return (
    <div className="flex">
      <IconButton
        label={texts.up(section.name)}
        disabled={!canStep.up}
        onClick={() => onStep('up')}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.down(section.name)}
        disabled={!canStep.down}
        onClick={() => onStep('down')}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.edit(section.name)} onClick={() => setIsEdited(true)}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        title={texts.ask(section.name)}
        description={texts.askText(section.items.length)}
        confirmLabel={texts.confirm}
        destructive
        onConfirm={() => writes.removeSection(section).then(() => undefined)}
        trigger={
          <IconButton label={texts.remove(section.name)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        }
      />
      {isEdited ? (
        <SectionEditor section={section} writes={writes} onClose={() => setIsEdited(false)} />
      ) : null}
    </div>
  )
}

type SectionEditorProps = { section: OwnSection; writes: CatalogueWrites; onClose: () => void }

function SectionEditor({ section, writes, onClose }: SectionEditorProps) {
  const { name, description, is_available, windows, version } = section
  const [content, setContent] = useState<SectionContent>({
    name,
    description,
    is_available,
    windows,
  })
  const change = (part: Partial<SectionContent>) => setContent((now) => ({ ...now, ...part }))
  async function submit(event: FormEvent) {
    event.preventDefault()
    const { kind } = await writes.updateSection(section.id, { ...content, version })
    if (kind === 'saved') onClose()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title} align="top">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={texts.name} required>
          <Input
            value={content.name}
            maxLength={SECTION_NAME_MAX}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label={texts.text} optional>
          <Input
            value={content.description}
            maxLength={SECTION_TEXT_MAX}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <Checkbox
          label={texts.visible}
          checked={content.is_available}
          onCheckedChange={(isTicked) => change({ is_available: isTicked })}
        />
        <WindowsFields windows={content.windows} onChange={(next) => change({ windows: next })} />
        <Button type="submit" look="primary" pending={writes.isSaving}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
