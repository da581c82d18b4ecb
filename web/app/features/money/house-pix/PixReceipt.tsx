import type { PixToPay } from '@portal/contract/money/house-pix/house-pix'
import { useQueryClient } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useId, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ChooseFile } from '~/ui/ChooseFile.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import type { OwnPixSource } from './house-pix.queries.ts'
import { ownPixTexts } from './house-pix.texts.ts'

const { receipt: texts } = ownPixTexts

/** What may be added to "já paguei": it helps the house to find it, and proves nothing. */
export function PixReceipt({ pix, source }: { pix: PixToPay; source: OwnPixSource }) {
  const id = useId()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const { isSaving, save } = useSave<Awaited<ReturnType<OwnPixSource['attach']>>>({
    onSaved: (saved) => client.setQueriesData({ queryKey: source.key }, saved),
    onRefused: () => client.invalidateQueries({ queryKey: source.key }),
  })
  async function choose(file: File) {
    setProblem(null)
    const outcome = await save({ done: texts.sent, run: () => source.attach(file) })
    if (outcome.kind !== 'saved' && outcome.kind !== 'busy') setProblem(outcome.sentence)
  }
  const { receipt } = pix
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-input border border-line p-3.5">
      <div>
        <h3 id={id} className="text-base">
          {texts.title}
        </h3>
        <p className="text-sm text-muted">{texts.lead}</p>
      </div>
      {receipt ? (
        <p className="num flex flex-wrap items-center justify-between gap-x-3">
          <span aria-live="polite">
            {texts.kinds[receipt.kind]},{' '}
            <span className="text-muted">
              {texts.sentAt(momentText(new Date(receipt.sent_at)))}
            </span>
          </span>
          <Button
            look="line"
            size="sm"
            pending={isSaving}
            onClick={() =>
              void save({ failed: texts.failed, done: texts.removed, run: source.detach })
            }
          >
            {texts.remove}
          </Button>
        </p>
      ) : null}
      {pix.may_attach ? (
        <ChooseFile
          isChosen
          isChecking={isSaving}
          accept="image/*,.pdf,application/pdf"
          icon={<Paperclip aria-hidden="true" />}
          problemId={problem ? `${id}-erro` : undefined}
          onFile={(file) => void choose(file)}
        >
          {receipt ? texts.replace : texts.choose}
        </ChooseFile>
      ) : null}
      {problem ? <FieldError id={`${id}-erro`}>{problem}</FieldError> : null}
    </section>
  )
}
