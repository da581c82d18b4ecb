import type { MapPlace, MapView as Pins } from '@portal/contract/portal/map/map'
import { useQuery } from '@tanstack/react-query'
import { LocateFixed, Share2 } from 'lucide-react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { IconButton } from '~/ui/IconButton.tsx'
import { DATA_BOUNDS, MAX_ZOOM } from '~/ui/map/map.constants.ts'
import type {
  LatLng,
  MapCamera,
  MapCrowd,
  MapJourney,
  MapSight,
  MapView,
} from '~/ui/map/map.types.ts'
import { useShare } from '~/ui/use-share.ts'
import { ChosenPlace } from './ChosenPlace.tsx'
import { keptInView, pinsOf } from './kept-places.rules.ts'
import { MapNotice } from './MapNotice.tsx'
import { pinsQuery } from './map.queries.ts'
import { type MapState, mapAddress } from './map-address.rules.ts'
import { CARD_PIXELS, TOP_PIXELS, WIDE_SCREEN, WORD_ZOOM } from './map-page.constants.ts'
import { mapPageTexts as texts } from './map-page.texts.ts'
import { crowdsOf, markerOf, markersOf } from './pin-markers.tsx'
import { PEEK_PIXELS } from './sheet.rules.ts'
import { useKept } from './use-kept.ts'
import { askedZoom, pinsBox } from './view-box.rules.ts'

type MapStageProps = {
  View: MapView | null
  onProblem: () => void
  state: MapState
  title: string
  now: Date
  sentPins: Pins | null
  /** Where the map begins. */
  measure: () => MapCamera
  journey: MapJourney | null
  sight: MapSight | null
  onSight: (sight: MapSight) => void
  onDrawn: () => void
  pointed: MapPlace | null
  known: MapPlace | null
  isTaken: boolean
  onChoose: (id: string | null, position: LatLng | null) => void
  onCrowd: (crowd: MapCrowd, isParted: boolean) => void
  near: { own: LatLng | null; ask: () => void; isLooking: boolean }
  notice: string | null
  onNoticeClose: () => void
  /** Nothing can be asked for, and this is what the phone has. */
  isAway: boolean
  kept: MapPlace[] | null
  saysAway: boolean
}

/** The living map over its still: pins of what is in view, the card of the chosen one, the tools. */
export function MapStage(props: MapStageProps) {
  const { View, state, sight, near, pointed, known, notice } = props
  const [camera, setCamera] = useState<MapCamera | null>(null)
  if (View && !camera) setCamera(state.camera ?? props.measure())
  const { pins, query } = usePins(props)
  const seen = sight?.bounds ?? null
  const hasScreen = (sight?.camera.zoom ?? 0) >= WORD_ZOOM
  const markers = useMemo(() => {
    const drawn = pins ? markersOf(pins, seen, hasScreen) : []
    // What stands out is drawn also where the crowd it belongs to is counted as one.
    const standing = new Map(
      [known, pointed].flatMap((place) => (place ? [[place.id, place]] : [])),
    )
    for (const { id } of drawn) standing.delete(id)
    return [...drawn, ...[...standing.values()].map(markerOf)]
  }, [pins, seen, hasScreen, known, pointed])
  const crowds = useMemo(() => (pins ? crowdsOf(pins, seen) : []), [pins, seen])
  const insets = useInsets(state)
  const search = mapAddress(state).replace(/^[^?]*/, '')
  const share = useShare(props.title, search)

  function meetCrowd(crowd: MapCrowd) {
    const { west, east, south, north } = crowd.bounds
    const isOneDoor = west === east && south === north
    props.onCrowd(crowd, !isOneDoor && (sight?.camera.zoom ?? 0) < MAX_ZOOM)
  }
  return (
    <>
      {View && camera ? (
        <View
          label={texts.map}
          markers={markers}
          selectedId={state.placeId}
          pointedId={pointed?.id}
          onSelect={(id) =>
            props.onChoose(id, markers.find((marker) => marker.id === id)?.position ?? null)
          }
          onProblem={props.onProblem}
          whole={{
            ...{ camera, crowds, insets },
            journey: props.journey,
            onCrowd: meetCrowd,
            onSight: props.onSight,
            onDrawn: props.onDrawn,
            own: near.own,
            ownName: texts.near.you,
            isFree: !state.isEmbedded,
            tools: (
              <>
                <IconButton
                  look="light"
                  label={near.isLooking ? texts.near.looking : texts.near.ask}
                  aria-busy={near.isLooking || undefined}
                  onClick={near.ask}
                >
                  <LocateFixed
                    aria-hidden="true"
                    className={near.isLooking ? 'animate-pulse' : undefined}
                  />
                </IconButton>
                {state.isEmbedded ? null : (
                  <IconButton look="light" label={texts.share} onClick={() => void share()}>
                    <Share2 aria-hidden="true" />
                  </IconButton>
                )}
              </>
            ),
          }}
        />
      ) : null}
      <Notices
        notice={notice}
        onClose={props.onNoticeClose}
        isOffline={props.saysAway}
        hasFailed={query.isError}
        onRetry={() => void query.refetch()}
      />
      {state.placeId ? (
        <ChosenPlace
          id={state.placeId}
          known={known?.id === state.placeId ? known : null}
          now={props.now}
          search={search}
          isAway={props.isAway}
          isTaken={props.isTaken}
          isEmbedded={state.isEmbedded}
          onClose={() => props.onChoose(null, null)}
        />
      ) : null}
    </>
  )
}

function usePins({ state, sight, sentPins, isAway, kept, now }: MapStageProps) {
  const { layers } = state
  const zoom = askedZoom(sight?.camera.zoom ?? 0)
  const bbox = sight ? pinsBox(sight.camera, sight.bounds) : ''
  const query = useQuery({
    ...pinsQuery({ bbox, zoom, layers: layers.join(',') }),
    enabled: sight !== null && !isAway,
  })
  const sent = useKept<Pins>(query.data, sentPins)
  const ofKept = useMemo(
    () => kept && pinsOf(keptInView(kept, { bounds: DATA_BOUNDS, layers, own: null, now }), zoom),
    [kept, layers, now, zoom],
  )
  return { pins: ofKept ?? sent, query }
}

/** Beside the list nothing but the layers lies over the map; on a phone the list or the card does. */
function useInsets({ placeId, isEmbedded }: MapState) {
  const isWide = useWideScreen()
  const below = isEmbedded ? 0 : PEEK_PIXELS
  return {
    ...{ top: TOP_PIXELS, right: 0, left: 0 },
    bottom: isWide ? 0 : placeId ? CARD_PIXELS : below,
  }
}

type NoticesProps = {
  notice: string | null
  onClose: () => void
  isOffline: boolean
  hasFailed: boolean
  onRetry: () => void
}

function Notices({ notice, onClose, isOffline, hasFailed, onRetry }: NoticesProps) {
  if (isOffline) return <MapNotice>{texts.offline}</MapNotice>
  if (hasFailed) return <MapNotice onRetry={onRetry}>{texts.pinsFailed}</MapNotice>
  return notice ? <MapNotice onClose={onClose}>{notice}</MapNotice> : null
}

const isWide = () => window.matchMedia(WIDE_SCREEN).matches

function listen(tell: () => void) {
  const query = window.matchMedia(WIDE_SCREEN)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** The page as it is sent is a phone's. */
const useWideScreen = () => useSyncExternalStore(listen, isWide, () => false)
