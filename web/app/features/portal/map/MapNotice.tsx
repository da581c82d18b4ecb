import { X } from 'lucide-react'
import { IconButton } from '~/ui/IconButton.tsx'
import { mapPageTexts as texts } from './map-page.texts.ts'

type MapNoticeProps = {
  children: string
  onRetry?: (() => void) | undefined
  onClose?: (() => void) | undefined
}

/** One sentence below the layers, out of the way of the map. */
export function MapNotice({ children, onRetry, onClose }: MapNoticeProps) {
  return (
    <div role="status" className="map-notice">
      <p className="flex-1 py-2 text-sm">{children}</p>
      {onRetry ? (
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 px-2 font-semibold text-sm underline underline-offset-4"
        >
          {texts.retry}
        </button>
      ) : null}
      {onClose ? (
        <IconButton label={texts.dismiss} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  )
}
