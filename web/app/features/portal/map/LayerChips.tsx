import {
  availableLayers,
  MAP_LAYER_WORDS,
  type MapLayer,
} from '@portal/contract/portal/map/map.texts'
import type { MouseEvent } from 'react'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { LayerIcon } from './layer-faces.tsx'
import { type MapState, mapAddress, toggledLayers } from './map-address.rules.ts'
import { mapPageTexts as texts } from './map-page.texts.ts'

type LayerChipsProps = { state: MapState; onChange: (layers: MapLayer[]) => void }

/** Each an address of its own; with a script the map stays where it is. */
export function LayerChips({ state, onChange }: LayerChipsProps) {
  return (
    <nav aria-label={texts.layers} className="map-layers">
      {/* Over the map there is one line of them: a second would lie under the list. */}
      <ChipRow className="md:max-lg:flex-nowrap! md:max-lg:overflow-x-auto!">
        {availableLayers().map((layer) => {
          const isOn = state.layers.includes(layer)
          const layers = toggledLayers(state.layers, layer)
          const toggle = (event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onChange(layers)
          }
          return (
            <LinkChip
              key={layer}
              to={mapAddress(state, { layers })}
              look="light"
              rel="nofollow"
              className="relative"
              aria-current={isOn ? 'true' : undefined}
              onClick={toggle}
            >
              <LayerIcon layer={layer} />
              {isOn ? <span className="sr-only">{texts.removeLayer}</span> : null}{' '}
              {MAP_LAYER_WORDS[layer]}
            </LinkChip>
          )
        })}
      </ChipRow>
    </nav>
  )
}
