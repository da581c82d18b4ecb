import { Dialog } from '~/ui/Dialog.tsx'
import { EmbedCode } from './EmbedCode.tsx'
import { CARD_SIZE, cardAddress, cardCode } from './embed-code.rules.ts'
import { embedsTexts } from './embeds.texts.ts'

const texts = embedsTexts.own

type EmbedDialogProps = {
  place: { slug: string; name: string }
  siteName: string
  onClose: () => void
}

/** The card as others will see it, and the code that shows it. */
export function EmbedDialog({ place, siteName, onClose }: EmbedDialogProps) {
  const { origin } = window.location
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={texts.title} size="md">
      <div className="grid gap-5">
        <p>{texts.how}</p>
        <EmbedCode
          look="primary"
          code={cardCode({ origin, siteName }, place)}
          of={embedsTexts.frame.card(place.name, siteName)}
        />
        <iframe
          {...CARD_SIZE}
          src={cardAddress('', place.slug)}
          title={texts.preview}
          className="mx-auto max-w-full rounded-card"
        />
      </div>
    </Dialog>
  )
}
