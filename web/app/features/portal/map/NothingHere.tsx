import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { type MapState, mapAddress } from './map-address.rules.ts'
import { mapPageTexts } from './map-page.texts.ts'

const texts = mapPageTexts.empty

type NothingHereProps = {
  state: MapState
  onWholeTown: (() => void) | null
  onAllLayers: () => void
}

/**
 * What to do where there is nothing: the head of the list has said that much. Low enough to be read
 * and pressed in what is seen of the list while it is down.
 */
export function NothingHere({ state, onWholeTown, onAllLayers }: NothingHereProps) {
  const isNarrowed = state.layers.length > 0
  const advice = isNarrowed ? (onWholeTown ? texts.filtered : texts.ofType) : texts.text
  return (
    <div className="flex flex-wrap gap-2 py-2">
      <p className="w-full text-muted text-sm">{advice}</p>
      {isNarrowed ? (
        <LinkButton
          to={mapAddress(state, { layers: [] })}
          size="sm"
          onClick={(event) => {
            event.preventDefault()
            onAllLayers()
          }}
        >
          {texts.all}
        </LinkButton>
      ) : null}
      {onWholeTown ? (
        <Button size="sm" look={isNarrowed ? 'line' : undefined} onClick={onWholeTown}>
          {texts.town}
        </Button>
      ) : null}
    </div>
  )
}
