import type { MapPlace } from '@portal/contract/portal/map/map'
import { Component, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useNow } from '~/platform/use-now.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { MapCredit } from '~/ui/map/MapCredit.tsx'
import { MAX_ZOOM, TOWN_BOUNDS } from '~/ui/map/map.constants.ts'
import type { LatLng, MapCrowd, MapJourney } from '~/ui/map/map.types.ts'
import { useMapView } from '~/ui/map/use-map-view.ts'
import { LayerChips } from './LayerChips.tsx'
import { ListPane } from './ListPane.tsx'
import { MapStill } from './MapStill.tsx'
import { asksNear, mapAddress } from './map-address.rules.ts'
import { NEAR_ZOOM, PLACE_ZOOM } from './map-page.constants.ts'
import { mapPageTexts as texts } from './map-page.texts.ts'
import type { MapData } from './map-page.types.ts'
import type { SheetHeight } from './sheet.rules.ts'
import { cameraOver } from './still.rules.ts'
import { useListed } from './use-listed.ts'
import { useMapAddress } from './use-map-address.ts'
import { useNear, useOnce } from './use-near.ts'
import { useSight } from './use-sight.ts'
import { holds } from './view-box.rules.ts'

/** Anew for each try: what failed once stays failed. */
const lazyStage = () =>
  lazy(() => import('./MapStage.tsx').then((module) => ({ default: module.MapStage })))

/** The city on a map, and the same as a list; each says what the other shows. */
export function MapPage({ data, city }: { data: MapData; city: string }) {
  const now = useNow(data.renderedAt)
  const { search } = useLocation()
  const [height, setHeight] = useState<SheetHeight>('peek')
  const [journey, travel] = useState<MapJourney | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [pointed, point] = useState<MapPlace | null>(null)
  const [isTaken, setTaken] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const still = useRef<HTMLDivElement>(null)
  const [MapStage, setMapStage] = useState(lazyStage)
  const { View, outcome, retry, giveUp, fail } = useMapView()
  const hasMap = outcome === 'loading'

  const { state, change } = useMapAddress(data.state, {
    onVisit: (asked) => {
      setHeight(asked.isList ? 'full' : 'peek')
      if (asked.camera) travel({ to: asked.camera })
      else if (isDrawn) travel({ to: TOWN_BOUNDS })
    },
    // The list is as it was left, under the card; the map goes with it.
    onBack: (asked) => {
      if (!asked.isList) return
      setHeight('full')
      hold()
      travel({ to: asked.camera ?? TOWN_BOUNDS })
    },
  })
  const { sight, listed, take, hold, release } = useSight(state.camera !== null, ({ camera }) =>
    change({ camera }),
  )
  const near = useNear({
    city,
    onFound: (own) => {
      setNotice(null)
      travel({ to: { place: own, zoom: NEAR_ZOOM } })
    },
    onProblem: setNotice,
  })
  useOnce(isDrawn && asksNear(new URLSearchParams(search)), () => {
    change({})
    near.ask()
  })

  const { places, kept, known, status, saysAway, isAway } = useListed({
    ...{ data, city, state, now },
    seen: listed,
    own: near.own,
  })
  const isWhole = !listed || holds(listed.bounds, TOWN_BOUNDS)
  const isSentLayers = state.layers.join() === data.state.layers.join()

  function rise(next: SheetHeight) {
    setHeight(next)
    change({ isList: next === 'full' })
  }
  function show(place: MapPlace) {
    setTaken(true)
    hold()
    change({ placeId: place.id, isList: false })
    const position = { lat: place.place.latitude, lng: place.place.longitude }
    const zoom = Math.max(PLACE_ZOOM, sight?.camera.zoom ?? 0)
    travel({ to: { place: position, zoom } })
  }
  function choose(id: string | null, position: LatLng | null) {
    setTaken(true)
    change({ placeId: id, isList: false })
    if (position) travel({ to: { place: position } })
    if (id) return
    // Who closes the card by hand turns to the map, whatever the list was.
    release()
    if (height === 'full') setHeight('peek')
  }
  function meet({ bounds, position }: MapCrowd, isParted: boolean) {
    if (isParted) return travel({ to: bounds })
    // They share one door: the list tells them apart.
    travel({ to: { place: position, zoom: MAX_ZOOM } })
    rise('half')
  }
  return (
    <div
      className="map-page"
      data-map={hasMap ? undefined : 'off'}
      data-embedded={state.isEmbedded || undefined}
      data-list={height}
    >
      <div
        ref={stage}
        className="map-stage"
        data-drawn={isDrawn || undefined}
        data-chosen={state.placeId ? true : undefined}
      >
        {hasMap && !state.isEmbedded ? (
          <a href="#lugares" className="map-skip">
            {texts.skip}
          </a>
        ) : null}
        <LayerChips state={state} onChange={(chosen) => change({ layers: chosen })} />
        {hasMap && !isDrawn ? (
          <MapStill
            ref={still}
            pins={View ? null : data.pins}
            camera={state.camera}
            onChoose={(id) => choose(id, null)}
          />
        ) : null}
        {hasMap ? (
          <StageGuard onFailed={fail}>
            <Suspense>
              <MapStage
                {...{ View, state, now, sight, journey, pointed, known, isTaken, near, notice }}
                {...{ kept, isAway, saysAway }}
                title={texts.title(city)}
                sentPins={isSentLayers ? data.pins : null}
                measure={() => cameraOver(boxOf(still.current), boxOf(stage.current))}
                onProblem={giveUp}
                onSight={take}
                onDrawn={() => setDrawn(true)}
                onChoose={choose}
                onCrowd={meet}
                onNoticeClose={() => setNotice(null)}
              />
              <MapCredit className="map-credit" />
            </Suspense>
          </StageGuard>
        ) : null}
        {state.isEmbedded ? (
          <div className="map-portal">
            <LinkButton
              to={mapAddress(state, { isEmbedded: false })}
              target="_blank"
              rel="noopener"
              look="light"
              size="sm"
            >
              {texts.openPortal}
            </LinkButton>
          </div>
        ) : null}
      </div>
      {state.isEmbedded && hasMap ? (
        <h1 className="sr-only">{texts.title(city)}</h1>
      ) : (
        <ListPane
          {...{ city, state, now, hasMap, height, places, isDrawn }}
          status={status}
          problem={outcome === 'loading' ? null : outcome}
          onRetryMap={() => {
            setMapStage(lazyStage)
            retry()
          }}
          onHeightChange={rise}
          onShow={show}
          onPoint={point}
          onWholeTown={isWhole ? null : () => travel({ to: TOWN_BOUNDS })}
          onAllLayers={() => change({ layers: [] })}
        />
      )}
    </div>
  )
}

const NOWHERE = { left: 0, top: 0, width: 0, height: 0 }
const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? NOWHERE

type StageGuardProps = { onFailed: () => void; children: ReactNode }

/** Code of the map that does not come leaves the list standing, as a map that does not draw does. */
class StageGuard extends Component<StageGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch() {
    this.props.onFailed()
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
