import { EMBEDS, isEmbedId } from '@portal/contract/rich-text/embeds'
import type { EmbedAttributes } from '@portal/contract/rich-text/rich-text-types'
import { CirclePlay, ExternalLink } from 'lucide-react'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** What stands in a text that nobody wrote there. */
const words = {
  leaves: 'abre em outra aba',
  embedNote: 'Este conteúdo fica em outro site, que pode guardar dados da sua visita.',
} as const

/**
 * No page of the portal asks a third party for anything, so a video or a song is a card that leads
 * to it: whoever reads decides to go there.
 */
export function EmbedCard({ provider, id, title }: EmbedAttributes) {
  if (!isEmbedId(provider, id)) return null
  const { name, action, address } = EMBEDS[provider]
  return (
    <div className="relative flex items-center gap-4 rounded-card bg-mar-900 p-5 text-on-dark on-dark">
      <CirclePlay aria-hidden="true" className="size-10 flex-none text-sol-400" />
      <div className="min-w-0">
        <p className="font-semibold text-lead">{title || name}</p>
        <a
          href={address(id)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
        >
          {action}
          <ExternalLink aria-hidden="true" className="size-4" />
          <VisuallyHidden> ({words.leaves})</VisuallyHidden>
        </a>
        <p className="text-on-dark-muted text-xs">{words.embedNote}</p>
      </div>
    </div>
  )
}
