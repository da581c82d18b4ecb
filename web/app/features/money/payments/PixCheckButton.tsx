import type { PixCheck } from '@portal/contract/money/payments/plan-order'
import { useEffect, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { Button } from '~/ui/Button.tsx'
import { FormFailure } from '~/ui/FormFailure.tsx'

/** Sooner the bank would hardly know more, and the portal asks it by itself meanwhile. */
const PAUSE_SECONDS = 20

type PixCheckButtonProps<Answer extends { outcome: PixCheck }> = {
  ask: () => Promise<Answer>
  onAnswered: (answer: Answer) => unknown
  texts: {
    action: string
    checking: string
    again: (seconds: number) => string
    notYet: string
    silent: string
    failed: string
  }
}

/** Nobody has to wait for the bank to say by itself that it was paid. */
export function PixCheckButton<Answer extends { outcome: PixCheck }>({
  ask,
  onAnswered,
  texts,
}: PixCheckButtonProps<Answer>) {
  const [told, setTold] = useState<Exclude<PixCheck, 'paid'> | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [left, setLeft] = useState(0)
  const { isSaving, save } = useSave<Answer>({ onSaved: onAnswered })
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const ticking = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => clearInterval(ticking)
  }, [isWaiting])

  async function check() {
    setFailure(null)
    const outcome = await save({ run: ask })
    if (outcome.kind === 'busy') return
    setLeft(PAUSE_SECONDS)
    if (outcome.kind !== 'saved') {
      setTold(null)
      return setFailure(outcome.sentence)
    }
    const { outcome: said } = outcome.saved
    setTold(said === 'paid' ? null : said)
  }
  return (
    <div className="grid gap-2">
      {failure ? <FormFailure title={texts.failed}>{failure}</FormFailure> : null}
      <Button
        look="line"
        block
        pending={isSaving}
        disabled={isWaiting}
        onClick={() => void check()}
      >
        {isSaving ? texts.checking : isWaiting ? texts.again(left) : texts.action}
      </Button>
      <p role="status" className="text-center text-muted text-sm empty:hidden">
        {told ? (told === 'silent' ? texts.silent : texts.notYet) : null}
      </p>
    </div>
  )
}
