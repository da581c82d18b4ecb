import { List, Map as MapIcon } from 'lucide-react'
import { LinkChip } from '~/ui/LinkChip.tsx'
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

/** Below that, the first chip of the row that stays under the header: it never lies over anything. */
export function ViewChip({ state }: ViewProps) {
  const isMap = state.ver === 'mapa'
  return (
    <LinkChip
      to={isMap ? seenAs(state, undefined) : `${seenAs(state, 'mapa')}#mapa`}
      rel="nofollow"
      className="lg:hidden"
    >
      {isMap ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
      {isMap ? texts.toList : texts.toMap}
    </LinkChip>
  )
}
