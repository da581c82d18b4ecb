import { Copy, CopyCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from './Button.tsx'

type CopyCodeProps = {
  code: string
  /** Whether it is in the clipboard now. */
  copyText: (text: string) => Promise<boolean>
  texts: { copyAndPaste: string; copy: string; copied: string; copyFailed: string }
}

/** A code that is pasted into the application of a bank, with the button that copies it. */
export function CopyCode({ code, copyText, texts }: CopyCodeProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const shown = useRef<HTMLElement>(null)
  async function copy() {
    const isCopied = await copyText(code)
    setOutcome(isCopied ? 'copied' : 'failed')
    // One gesture less for who has to copy by hand.
    if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current)
  }
  const isCopied = outcome === 'copied'
  return (
    <section aria-label={texts.copyAndPaste} className="grid gap-3">
      <h2 className="font-semibold font-text text-base">{texts.copyAndPaste}</h2>
      <code
        ref={shown}
        className="select-all rounded-input border border-line bg-areia-100 px-3.5 py-3 text-xs wrap-anywhere"
      >
        {code}
      </code>
      <p role="status" className={outcome === 'failed' ? 'text-sm' : 'sr-only'}>
        {outcome === 'failed' ? texts.copyFailed : isCopied ? texts.copied : null}
      </p>
      <Button look="primary" block className="min-h-14" onClick={() => void copy()}>
        {isCopied ? <CopyCheck aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </section>
  )
}
