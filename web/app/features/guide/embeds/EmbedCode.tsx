import { Copy } from 'lucide-react'
import { copyText } from '~/platform/copy-text.ts'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'
import { embedsTexts } from './embeds.texts.ts'

const texts = embedsTexts.code

type EmbedCodeProps = { code: string; of: string; look?: 'primary' | 'line' }

/** The code to be seen and selected, and a button that copies it. */
export function EmbedCode({ code, of, look = 'line' }: EmbedCodeProps) {
  async function copy() {
    const isCopied = await copyText(code)
    if (isCopied) toast({ title: texts.copied, description: texts.copiedText, variant: 'success' })
    else {
      toast({ title: texts.copyFailed, description: texts.copyFailedText, variant: 'destructive' })
    }
  }
  return (
    <div className="grid gap-3">
      <section aria-label={texts.label(of)} className="rounded-input bg-white p-4">
        <code className="block text-xs wrap-anywhere">{code}</code>
      </section>
      <div>
        <Button look={look} size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
      </div>
    </div>
  )
}
