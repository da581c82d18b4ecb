import type { Announcement } from '@portal/contract/newsroom/announcements/announcement'
import { useEffect, useState } from 'react'
import { keepOnDevice } from '~/platform/kept-on-device.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import type { Photo } from '~/ui/photo-sources.ts'
import { SEEN_POPUP } from './announcements.queries.ts'

const texts = { close: 'Agora não' }

/** Seen is seen: it does not come back, however it is closed. */
export function Popup({ popup }: { popup: Announcement }) {
  const { key, title, text, link } = popup
  const [isOpen, setOpen] = useState(true)
  useEffect(() => keepOnDevice(SEEN_POPUP, key), [key])
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onOpenChange={setOpen}
      title={title}
      footer={
        <>
          {link ? (
            <LinkButton to={link.url} look="primary" onClick={() => setOpen(false)}>
              {link.label}
            </LinkButton>
          ) : null}
          <Button look="ghost" onClick={() => setOpen(false)}>
            {texts.close}
          </Button>
        </>
      }
    >
      <PopupBody text={text} photo={popup.photo} />
    </Dialog>
  )
}

/** The window as a card of a page, for who writes it. */
export function PopupCard({
  popup,
}: {
  popup: Pick<Announcement, 'title' | 'text' | 'link' | 'photo'>
}) {
  const { title, text, link, photo } = popup
  return (
    <div className="bg-mar-950/40 p-5">
      <div className="mx-auto max-w-110 rounded-card bg-areia-50 p-6 shadow-soft">
        <p className="font-head text-h3 font-bold">{title}</p>
        <div className="mt-5">
          <PopupBody text={text} photo={photo} />
        </div>
        <div className="mt-6 flex flex-col gap-3">
          {link ? <span className={buttonStyle({ look: 'primary' })}>{link.label}</span> : null}
          <span className={buttonStyle({ look: 'ghost' })}>{texts.close}</span>
        </div>
      </div>
    </div>
  )
}

function PopupBody({ text, photo }: { text: string; photo: Photo | null }) {
  return (
    <div className="grid gap-4">
      {photo ? <Picture picture={photo} sizes="440px" ratio="16/9" /> : null}
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}
