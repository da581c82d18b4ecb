import { useState } from 'react'
import type { LatLng, MapMarker } from '~/ui/map/map.types.ts'
import { PinField } from '~/ui/map/PinField.tsx'
import { SmallMap } from '~/ui/map/SmallMap.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

const MARKERS: MapMarker[] = [
  ['farol', 'Farol de Salinópolis', '4,9', -0.6155, -47.3565],
  ['praca', 'Tacacá da praça', '4,7', -0.6169, -47.3533],
  ['orla', 'Orla do Maçarico', '4,8', -0.609, -47.3655],
  ['atalaia', 'Praia do Atalaia', '4,6', -0.595944, -47.307444],
].map(([id, name, face, lat, lng]) => ({
  id: String(id),
  name: String(name),
  face,
  look: 'pill',
  position: { lat: Number(lat), lng: Number(lng) },
}))

export function MapsSection() {
  const [chosen, setChosen] = useState<string | null>(null)
  const [pin, setPin] = useState<LatLng | null>(null)
  return (
    <ShowcaseSection
      id="mapas"
      title="Mapas"
      intro="Chega depois da página, no lugar que já era seu. A lista e o endereço dizem o mesmo sem ele."
    >
      <Specimen name="SmallMap" layout="plain">
        <SmallMap
          label="Mapa de exemplo"
          markers={MARKERS}
          selectedId={chosen}
          onSelect={setChosen}
          className="aspect-4/3 rounded-card md:aspect-21/9"
        />
      </Specimen>
      <Specimen name="PinField" layout="two">
        <PinField value={pin} onValueChange={setPin} />
        <PinField
          value={{ lat: -0.6135, lng: -47.3561 }}
          onValueChange={() => undefined}
          disabled
        />
      </Specimen>
    </ShowcaseSection>
  )
}
