import type { Poster } from '@portal/contract/guide/posters/poster'
import { Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '~/platform/copy-text.ts'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'
import { postersTexts } from './posters.texts.ts'

const texts = postersTexts.link

/** The page's address, for those who share it without paper. */
export function PosterLink({ poster: { name, url, short_url } }: { poster: Poster }) {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])

  async function copy() {
    const isCopied = await copyText(url)
    if (isCopied) toast({ title: texts.copied, variant: 'success' })
    else toast({ title: texts.copyFailed, variant: 'destructive' })
  }
  // Closed without choosing: nothing went wrong.
  const share = () =>
    navigator.share({ title: name, text: texts.shareText(name), url }).catch(() => undefined)
  return (
    <section aria-labelledby="endereco" className="grid gap-3">
      <h2 id="endereco" className="text-h3">
        {texts.title}
      </h2>
      <p className="wrap-anywhere select-all font-semibold text-mar-700">{short_url}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="line" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
        {canShare ? (
          <Button look="line" size="sm" onClick={() => void share()}>
            <Share2 aria-hidden="true" />
            {texts.share}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
