import { useQuery } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { inboxTexts } from './inbox.texts.ts'
import { TemplateList } from './TemplateList.tsx'
import { templatesQuery } from './templates.queries.ts'

const texts = inboxTexts.templates

type Words = { name: string; text: string }

type TemplatePickerProps = {
  establishmentId: string
  /** What is being written, which may be kept as well. */
  written: string
  onInsert: (text: string) => void
}

/** One press puts a saved answer into the box; the window beside them keeps the list. */
export function TemplatePicker({ establishmentId, written, onInsert }: TemplatePickerProps) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(templatesQuery(establishmentId))
  // Until a business has kept words of its own.
  const shown: readonly Words[] | undefined =
    data?.templates.length === 0 ? texts.starters : data?.templates
  return (
    <fieldset aria-label={texts.label} className="flex min-w-0 flex-wrap items-center gap-2">
      {shown?.map(({ name, text }) => (
        <Chip
          key={name}
          className="max-w-full"
          onClick={() => onInsert(written.trim() ? `${written}\n${text}` : text)}
        >
          <span className="truncate">{name}</span>
        </Chip>
      ))}
      <Button look="ghost" size="sm" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden="true" />
        {texts.manage}
      </Button>
      <Dialog title={texts.title} open={isOpen} onOpenChange={setOpen} align="top">
        <TemplateList establishmentId={establishmentId} written={written} />
      </Dialog>
    </fieldset>
  )
}
