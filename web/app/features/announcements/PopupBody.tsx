import { Picture } from '~/ui/Picture.tsx'
import type { Photo } from '~/ui/photo-sources.ts'

export function PopupBody({ text, photo }: { text: string; photo: Photo | null }) {
  return (
    <div className="grid gap-4">
      {photo ? <Picture picture={photo} sizes="440px" ratio="16/9" /> : null}
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}
