import { Mic } from 'lucide-react'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { podcastTexts as texts } from './podcast.texts.ts'

/** Before there is any show. */
export function NoPodcast() {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-16">
      <h1 className="mb-8">{texts.podcast}</h1>
      <EmptyState
        icon={<Mic />}
        title={texts.none.title}
        level="h2"
        action={<LinkButton to="/noticias">{texts.none.action}</LinkButton>}
      >
        {texts.none.text}
      </EmptyState>
    </div>
  )
}
