import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { photoPath, photoWidths } from '@portal/contract/ground/media/photo-rules'
import { ImageOff, Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { settingsEditorTexts } from './settings-editor.texts.ts'

/** Other features bring the way to send a photo and to crop it. */
export type PictureUploader = (
  photo: OwnPhoto | null,
  onChange: (photo: OwnPhoto | null) => void,
) => ReactNode

type PictureControlProps = {
  /** Of the picture that is shown now. */
  address: string
  label: string
  onChange: (address: string) => void
  uploader: PictureUploader
  /** The field of the address, for who has the picture elsewhere. */
  children: ReactNode
}

export function PictureControl(props: PictureControlProps) {
  const { address, label, onChange, uploader, children } = props
  const [isOpen, setOpen] = useState(false)
  const [photo, setPhoto] = useState<OwnPhoto | null>(null)
  const texts = settingsEditorTexts.picture

  function take(ready: OwnPhoto) {
    onChange(addressOf(ready))
    setPhoto(null)
    setOpen(false)
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <PicturePreview address={address} />
        {children}
      </div>
      <Button look="line" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        <Upload aria-hidden="true" />
        {texts.send}
        <span className="sr-only">: {label}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.title(label)}
        footer={
          <Button
            look="primary"
            disabled={photo?.status !== 'ready'}
            onClick={() => photo && take(photo)}
          >
            {texts.use}
          </Button>
        }
      >
        {uploader(photo, setPhoto)}
      </Dialog>
    </div>
  )
}

/** Wide enough for the card that other sites show. */
const WIDEST = 1600

function addressOf({ id, width }: OwnPhoto): string {
  const widths = photoWidths(width)
  return photoPath(id, widths.findLast((each) => each <= WIDEST) ?? width, 'webp')
}

/** What the address shows. Only the portal's own files: the page's policy refuses all others. */
function PicturePreview({ address }: { address: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  const isOwn = /^\/(?!\/)/.test(address) && address !== broken
  return (
    <span
      aria-hidden="true"
      className="grid size-13 flex-none place-items-center overflow-hidden rounded-input border border-line bg-areia-100 text-muted"
    >
      {isOwn ? (
        <img
          src={address}
          alt=""
          className="size-full object-contain"
          onError={() => setBroken(address)}
        />
      ) : (
        <ImageOff className="size-5" />
      )}
    </span>
  )
}
