import { Crosshair, LocateFixed, X } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Button } from '../Button.tsx'
import { CoordinatesField } from './CoordinatesField.tsx'
import { coordinatesText, isWithin, rounded } from './coordinates.ts'
import { CITY_BOUNDS, TOWN_BOUNDS } from './map.constants.ts'
import type { Bounds, LatLng, MapMarker } from './map.types.ts'
import { pinTexts as texts } from './pin.texts.ts'
import { SmallMap } from './SmallMap.tsx'
import { useOwnPosition } from './use-own-position.ts'

type PinFieldProps = {
  value: LatLng | null
  /** Only places within the bounds are handed out. */
  onValueChange: (value: LatLng | null) => void
  label?: string | undefined
  hint?: string | undefined
  error?: string | null | undefined
  disabled?: boolean | undefined
  /** Fixed id of the coordinates, so that an error summary can lead to them. */
  id?: string | undefined
  bounds?: Bounds | undefined
}

const MIDDLE_OF_TOWN: LatLng = {
  lat: (TOWN_BOUNDS.south + TOWN_BOUNDS.north) / 2,
  lng: (TOWN_BOUNDS.west + TOWN_BOUNDS.east) / 2,
}

/** Where a place is: a touch on the map, a pin that moves, the phone's own position, or two numbers. */
export function PinField({
  value,
  onValueChange,
  label = texts.label,
  hint = texts.help,
  error,
  disabled = false,
  id,
  bounds = CITY_BOUNDS,
}: PinFieldProps) {
  const hintId = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [center, setCenter] = useState(MIDDLE_OF_TOWN)

  function choose(place: LatLng, refusal: string = texts.outside): boolean {
    const isTaken = isWithin(place, bounds)
    setProblem(isTaken ? null : refusal)
    if (isTaken) onValueChange(rounded(place))
    return isTaken
  }
  const { ask, isLooking } = useOwnPosition({
    precision: 'exact',
    onFound: (place) => void choose(place, texts.youAreOutside),
    onFailed: (problem) => setProblem(texts[problem]),
  })
  const markers = useMemo<MapMarker[]>(
    () => (value ? [{ id: 'pin', position: value, name: texts.pin }] : []),
    [value],
  )

  return (
    <fieldset disabled={disabled} aria-describedby={hintId} className="grid min-w-0 gap-3">
      <legend className="font-semibold text-sm">{label}</legend>
      <p id={hintId} className="text-muted text-xs">
        {hint}
      </p>
      <SmallMap
        label={texts.map}
        markers={markers}
        onTap={disabled ? undefined : (place) => choose(place)}
        onMove={disabled ? undefined : (_, place) => choose(place)}
        onRest={setCenter}
        className="aspect-4/3 w-full rounded-card md:aspect-16/9"
      />
      <p role="status" className="sr-only">
        {value ? texts.moved(coordinatesText(value)) : texts.cleared}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="line" size="sm" onClick={ask} aria-busy={isLooking || undefined}>
          <LocateFixed aria-hidden="true" />
          {isLooking ? texts.locating : texts.locate}
        </Button>
        <Button look="ghost" size="sm" onClick={() => choose(center)}>
          <Crosshair aria-hidden="true" />
          {texts.center}
        </Button>
        {value ? (
          <Button look="ghost" size="sm" onClick={() => onValueChange(null)}>
            <X aria-hidden="true" />
            {texts.clear}
          </Button>
        ) : null}
      </div>
      <CoordinatesField
        id={id}
        value={value}
        error={error ?? problem}
        onRead={(place) => choose(place)}
        onUnreadable={() => setProblem(texts.unreadable)}
        onEmpty={() => {
          setProblem(null)
          if (value) onValueChange(null)
        }}
      />
    </fieldset>
  )
}
