import type { Announcement } from '@portal/contract/announcements/announcement'
import { useEffect, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { announcementsTexts as texts } from './announcements.texts.ts'
import { rememberClosed } from './closed-announcements.ts'
import { PopupBody } from './PopupBody.tsx'

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
      <PopupBody text={text} photo={popup.photo} />
    </Dialog>
  )
}
