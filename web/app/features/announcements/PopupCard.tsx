import type { Announcement } from '@portal/contract/announcements/announcement'
import { buttonStyle } from '~/ui/button-style.ts'
import { announcementsTexts as texts } from './announcements.texts.ts'
import { PopupBody } from './PopupBody.tsx'

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
          <span className={buttonStyle({ look: 'ghost' })}>{texts.popupClose}</span>
        </div>
      </div>
    </div>
  )
}
