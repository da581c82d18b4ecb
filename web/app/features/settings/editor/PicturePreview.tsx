import { ImageOff } from 'lucide-react'
import { useState } from 'react'

/** What the address shows. Only the portal's own files: the page's policy refuses all others. */
export function PicturePreview({ address }: { address: string }) {
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
