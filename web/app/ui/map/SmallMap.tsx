import clsx from 'clsx'
import { type ReactNode, useRef } from 'react'
import { Button } from '../Button.tsx'
import { Spinner } from '../Spinner.tsx'
import { mapTexts as texts } from './map.texts.ts'
import type { MapViewProps } from './map.types.ts'
import { type MapState, useMapView } from './use-map-view.ts'

type SmallMapProps = MapViewProps & {
  /** `now` where the person asked for the map itself; `near` where it is one part of a page. */
  when?: 'near' | 'now'
  /** Says where to find the same without a map ("O endereço está logo abaixo."). */
  instead?: ReactNode
  /** Gives the map its size: it keeps it from the first paint on. */
  className: string
}

/** A map that arrives after the page, in a frame that was there before it. */
export function SmallMap({ when = 'near', instead, className, ...view }: SmallMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { View, state, request, fail } = useMapView(frame, when)
  return (
    <div
      ref={frame}
      className={clsx('relative isolate overflow-hidden bg-[#a9d9e7] text-mar-950', className)}
    >
      {View ? (
        <View {...view} onProblem={fail} />
      ) : (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center">
          <Waiting state={state} instead={instead} onRequest={request} />
        </div>
      )}
    </div>
  )
}

type WaitingProps = { state: MapState; instead: ReactNode; onRequest: () => void }

function Waiting({ state, instead, onRequest }: WaitingProps) {
  if (state === 'loading') return <Spinner label={texts.loading} />
  const sentence = state === 'waiting' ? null : texts[state]
  return (
    <>
      {sentence ? (
        <p role="status" className="max-w-[34ch] font-semibold text-sm">
          {sentence} {instead}
        </p>
      ) : null}
      {state === 'unsupported' ? null : (
        <Button
          look="ink"
          size="sm"
          onClick={onRequest}
          // Needs a script: until there is one, its place is kept empty.
          className="invisible in-data-hydrated:visible"
        >
          {state === 'failed' ? texts.retry : texts.show}
        </Button>
      )}
    </>
  )
}
