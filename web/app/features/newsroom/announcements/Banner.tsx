import type { Announcement } from '@portal/contract/newsroom/announcements/announcement'
import { X } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import { keepOnDevice, keptOnDevice } from '~/platform/kept-on-device.ts'
import { ScriptNonce } from '~/platform/script-nonce.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'

const texts = { banner: 'Aviso do portal', close: 'Fechar aviso' }

const BANNER_ID = 'faixa-do-portal'
/** Where a browser keeps the key of the last banner that was closed. */
export const CLOSED_BANNER = 'portal.faixa'
/**
 * Runs while the page is read, right after the banner: who closed it never sees it, and nothing
 * moves. The same text on every page, so that the page's policy can name it by its hash.
 */
export const HIDE_CLOSED_BANNER = `try{var b=document.getElementById('${BANNER_ID}');if(localStorage.getItem('${CLOSED_BANNER}')===b.dataset.key)b.hidden=true}catch(e){}`

/** A slim strip on top of every page for people, drawn on the server for everybody. */
export function Banner({ banner }: { banner: Announcement }) {
  // A script that React adds later would not run: it belongs to the page as it was sent.
  const [isSent] = useState(
    () => typeof document === 'undefined' || document.documentElement.dataset.hydrated !== 'true',
  )
  const nonce = useContext(ScriptNonce)
  const [closed, setClosed] = useState(() => (isSent ? null : keptOnDevice(CLOSED_BANNER)))
  useEffect(() => setClosed(keptOnDevice(CLOSED_BANNER)), [])
  if (banner.key === closed) return null

  function close(key: string) {
    keepOnDevice(CLOSED_BANNER, key)
    setClosed(key)
    // What had the focus is gone: the page itself takes it.
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }
  return (
    <>
      <BannerStrip banner={banner} onClose={() => close(banner.key)} />
      {isSent ? (
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
          dangerouslySetInnerHTML={{ __html: HIDE_CLOSED_BANNER }}
        />
      ) : null}
    </>
  )
}

type BannerStripProps = {
  banner: Pick<Announcement, 'key' | 'text' | 'link'>
  onClose: () => void
  isPreview?: boolean
}

export function BannerStrip({ banner, onClose, isPreview = false }: BannerStripProps) {
  const { key, text, link } = banner
  return (
    <section
      id={isPreview ? undefined : BANNER_ID}
      data-key={key}
      aria-label={texts.banner}
      suppressHydrationWarning
      className="bg-sol-100 text-ink print:hidden"
    >
      <div className="wrap flex items-center gap-3 py-1">
        <p className="min-w-0 flex-1 py-2 text-sm wrap-anywhere">
          {text}{' '}
          {link ? (
            <TextLink to={link.url} className="inline-block font-semibold">
              {link.label}
            </TextLink>
          ) : null}
        </p>
        <IconButton label={texts.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  )
}
