import { useState } from 'react'
import { Field } from '../Field.tsx'
import { Input } from '../Input.tsx'
import { coordinatesText, readCoordinates } from './coordinates.ts'
import type { LatLng } from './map.types.ts'
import { pinTexts as texts } from './pin.texts.ts'

type CoordinatesFieldProps = {
  id?: string | undefined
  value: LatLng | null
  error: string | null
  /** Whether the place was taken; if not, what was written stays to be mended. */
  onRead: (place: LatLng) => boolean
  onUnreadable: () => void
  onEmpty: () => void
}

/** Judged when it is left or sent: two numbers half written are no mistake yet. */
export function CoordinatesField({ value, error, id, ...told }: CoordinatesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = value ? coordinatesText(value) : ''

  function read(written: string) {
    const place = readCoordinates(written)
    setTyped(written)
    if (place) {
      if (told.onRead(place)) setTyped(null)
    } else if (written.trim()) told.onUnreadable()
    else told.onEmpty()
  }

  return (
    <Field id={id} label={texts.coordinates} hint={texts.coordinatesHint} error={error}>
      <Input
        className="num"
        // A phone's number pad has neither minus nor comma.
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== null && read(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed === null) return
          event.preventDefault()
          read(typed)
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (!readCoordinates(pasted)) return
          event.preventDefault()
          read(pasted)
        }}
      />
    </Field>
  )
}
