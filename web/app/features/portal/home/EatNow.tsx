import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import { distanceOf } from '@portal/contract/shared/distance-text'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, LocateFixed } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { browserApi } from '~/platform/api.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import type { LatLng } from '~/ui/map/map.types.ts'
import { toast } from '~/ui/toast.ts'
import { homeRestTexts } from './home-rest.texts.ts'
import { FOOD, type OpenKind, openKinds } from './open-kinds.rules.ts'

const texts = homeRestTexts.eatNow
const SHOWN = 3

/** The directory of what is open; the nearest first where a position is known. */
export function openNow(category: string, place?: LatLng): string {
  const search = new URLSearchParams({ categoria: category, aberto: '1' })
  if (place) {
    search.set('ordem', 'distancia')
    search.set('lat', String(place.lat))
    search.set('lng', String(place.lng))
  }
  return `/guia-comercial?${search}`
}

/** Without a script, or where the phone does not tell, the link leads to what is open anywhere. */
export function EatNow({ kinds }: { kinds: readonly OpenKind[] }) {
  const navigate = useNavigate()
  const [isLooking, setLooking] = useState(false)

  async function goNear(event: MouseEvent) {
    event.preventDefault()
    if (isLooking) return
    setLooking(true)
    const place = await ownPosition()
    setLooking(false)
    if (typeof place === 'string') {
      toast({ title: texts.failed, description: texts[place] })
      return navigate(openNow(FOOD))
    }
    return navigate(openNow(FOOD, place))
  }

  return (
    <section aria-labelledby="comer-agora" className="section">
      <div className="wrap grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-14">
        <div>
          <h2 id="comer-agora">{texts.title}</h2>
          <p className="mt-2 max-w-[52ch] text-muted">{texts.lead}</p>
          <LinkButton
            to={openNow(FOOD)}
            onClick={(event) => void goNear(event)}
            aria-busy={isLooking || undefined}
            className="mt-4 max-md:w-full"
          >
            <LocateFixed aria-hidden="true" />
            {isLooking ? texts.looking : texts.action}
          </LinkButton>
        </div>
        <Nearest kinds={kinds} />
      </div>
    </section>
  )
}

// Few ask: its code comes with the question.
const ownPosition = () =>
  import('~/ui/map/own-position.ts')
    .then(({ findOwnPosition }) => findOwnPosition('about'))
    .catch(() => 'unavailable' as const)

/** The three nearest, where the phone was allowed to tell before; nobody is asked for it here. */
function useNearest() {
  return useQuery({
    queryKey: ['establishments', 'eat-now'],
    queryFn: async () => {
      const permission = await navigator.permissions?.query({ name: 'geolocation' })
      if (permission?.state !== 'granted') return []
      const place = await ownPosition()
      if (typeof place === 'string') return []
      const query = { categoria: FOOD, aberto: '1', ordem: 'distancia', ...place } as const
      const { establishments } = await browserApi.get('/api/v1/establishments', { query })
      return establishments.slice(0, SHOWN)
    },
    retry: false,
    staleTime: 60_000,
  })
}

/** As many lines of the same height before and after: nothing moves when the places come. */
function Nearest({ kinds }: { kinds: readonly OpenKind[] }) {
  const { data = [] } = useNearest()
  const open = openKinds(kinds)
  const lines =
    data.length > 0
      ? data.map(lineOf)
      : open.length > 0
        ? open.map(({ value, count }) => ({
            to: openNow(value),
            label: texts.kinds[value] ?? texts.food,
            fact: texts.openCount(count),
          }))
        : [{ to: `/guia-comercial?categoria=${FOOD}`, label: texts.food, fact: texts.opensLater }]
  return (
    <div className="min-h-50.5">
      <h3 className="font-semibold font-text text-muted text-sm tracking-normal">
        {data.length > 0 ? texts.near : open.length > 0 ? texts.ways : texts.nobody}
      </h3>
      <ul className="mt-2 border-mar-900 border-t-[1.5px]">
        {lines.map(({ to, label, fact }) => (
          <li key={to} className="border-line border-b">
            <Link
              to={to}
              className="flex h-14 items-center justify-between gap-3 hover:text-mar-600"
            >
              <span className="min-w-0 truncate font-semibold">{label}</span>
              <span className="num flex flex-none items-center gap-1 text-muted text-sm">
                {fact}
                <ChevronRight aria-hidden="true" className="size-4" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const lineOf = ({ slug, name, ...card }: EstablishmentCard) => ({
  to: `/guia/${slug}`,
  label: name,
  fact: distanceOf(card) ?? texts.open,
})
