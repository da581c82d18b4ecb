import type { Announcement } from '@portal/contract/announcements/announcement'
import { useEffect, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { announcementsTexts as texts } from './announcements.texts.ts'
import { rememberClosed } from './closed-announcements.ts'

/** Seen is seen: it does not come back, however it is closed. */
export function Popup({ popup }: { popup: Announcement }) {
  const { key, title, text, link } = popup
  const [isOpen, setOpen] = useState(true)
  useEffect(() => rememberClosed('popup', key), [key])
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
            {texts.popupClose}
          </Button>
        </>
      }
    >
      <PopupBody popup={popup} text={text} />
    </Dialog>
  )
}

type PopupBodyProps = { popup: Pick<Announcement, 'photo'>; text: string }

export function PopupBody({ popup: { photo }, text }: PopupBodyProps) {
  return (
    <div className="grid gap-4">
      {photo ? <Picture picture={photo} alt={photo.alt} sizes="440px" ratio="16/9" /> : null}
      <p className="whitespace-pre-line">{text}</p>
    </div>
  )
}
