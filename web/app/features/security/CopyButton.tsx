import { Copy } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.secondFactor

export function CopyButton({ text, children }: { text: string; children: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: texts.copied, variant: 'success' })
    } catch {
      // The browser asks for leave, and leave may be refused.
      toast({ ...texts.copyFailed, variant: 'destructive' })
    }
  }
  return (
    <Button look="line" size="sm" onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {children}
    </Button>
  )
}
