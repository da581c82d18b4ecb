import { Map as MapIcon } from 'lucide-react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LinkSegments } from '~/ui/LinkSegments.tsx'
import { type DirectoryState, seenAs } from './directory-address.rules.ts'
import { directoryTexts } from './establishments.texts.ts'

const texts = directoryTexts.view

type ViewProps = { state: DirectoryState }

/** On a wide screen, where both fit side by side. */
export function ViewSwitch({ state }: ViewProps) {
  return (
    <LinkSegments
      label={texts.label}
      preventScrollReset
      rel="nofollow"
      className="flex-none max-lg:hidden"
      links={[
        { label: texts.list, to: seenAs(state, undefined), current: !state.ver },
        { label: texts.both, to: seenAs(state, 'mapa'), current: state.ver === 'mapa' },
      ]}
    />
  )
}

/** On a phone, in reach of the thumb above the tabs. The map opens where it can be seen. */
export function ViewButton({ state }: ViewProps) {
  const isMap = state.ver === 'mapa'
  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom)+1rem)] z-10 mt-8 grid justify-items-center md:bottom-6 lg:hidden">
      <LinkButton
        to={isMap ? seenAs(state, undefined) : `${seenAs(state, 'mapa')}#mapa`}
        rel="nofollow"
        className="pointer-events-auto rounded-full! shadow-soft"
      >
        {isMap ? null : <MapIcon aria-hidden="true" />}
        {isMap ? texts.toList : texts.toMap}
      </LinkButton>
    </div>
  )
}
