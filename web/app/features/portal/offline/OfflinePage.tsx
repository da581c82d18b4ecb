import { CloudOff, Phone, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { KEPT_AT_HEADER, PAGES_CACHE, WANTED_PARAMETER } from '~/platform/kept-pages.ts'
import { OFFLINE_PAGE } from '~/platform/offline-page.ts'
import { safeReturnPath } from '~/platform/session/safe-return.rules.ts'
import { Button } from '~/ui/Button.tsx'
import { KeepStreets } from '~/ui/map/KeepStreets.tsx'
import { keptMoment } from './kept-moment.rules.ts'
import { offlineTexts as texts } from './offline.texts.ts'

type KeptEntry = { path: string; title: string; at: Date }

/** What this device has, where a page it does not have was asked for. */
export function OfflinePage() {
  const [parameters] = useSearchParams()
  const [kept, setKept] = useState<KeptEntry[] | null>(null)
  const wanted = safeReturnPath(parameters.get(WANTED_PARAMETER))
  useEffect(() => {
    void listKeptPages().then(setKept)
  }, [])
  useEffect(() => {
    // Back within reach: the page that was wanted, without a touch.
    const go = () => window.location.replace(wanted)
    window.addEventListener('online', go)
    return () => window.removeEventListener('online', go)
  }, [wanted])
  return (
    <div className="wrap grid gap-10 py-10 lg:py-16">
      <div>
        <CloudOff aria-hidden="true" className="size-10 text-mar-700" />
        <h1 className="mt-4">{texts.heading}</h1>
        <p className="mt-3 max-w-[56ch] text-lead text-muted">{texts.lead}</p>
        <Button className="mt-6" onClick={() => window.location.replace(wanted)}>
          <RefreshCw aria-hidden="true" />
          {texts.retry}
        </Button>
      </div>
      <section aria-labelledby="emergencia" className="rounded-card bg-guara-100 p-5">
        <h2 id="emergencia" className="text-h3">
          {texts.emergency}
        </h2>
        <p className="mt-1">{texts.emergencyText}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          {['190', '192', '193'].map((number) => (
            <a
              key={number}
              href={`tel:${number}`}
              className="num inline-flex min-h-12 items-center gap-2 rounded-input bg-white px-5 font-bold font-head text-h3 text-vermelho-700"
            >
              <Phone aria-hidden="true" className="size-5" />
              {number}
            </a>
          ))}
        </p>
      </section>
      <section aria-labelledby="mapa">
        <h2 id="mapa" className="text-h3">
          {texts.map}
        </h2>
        <p className="mt-1 mb-3 max-w-[56ch] text-muted">{texts.mapText}</p>
        <KeepStreets />
      </section>
      <section aria-labelledby="guardadas">
        <h2 id="guardadas" className="text-h3">
          {texts.kept}
        </h2>
        <KeptList kept={kept} />
      </section>
    </div>
  )
}

/** Whole addresses, no links of the router: the worker answers with the page as it was kept. */
function KeptList({ kept }: { kept: KeptEntry[] | null }) {
  if (kept === null) return <p className="mt-3 text-muted">{texts.loading}</p>
  if (kept.length === 0) return <p className="mt-3 text-muted">{texts.nothing}</p>
  const now = new Date()
  return (
    <ul className="mt-3 border-line border-t">
      {kept.map(({ path, title, at }) => (
        <li key={path} className="border-line border-b">
          <a href={path} className="flex min-h-14 flex-col justify-center py-2">
            <span className="font-semibold underline underline-offset-4">{title}</span>
            <span className="num text-muted text-sm">{texts.keptAt(keptMoment(at, now))}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The pages this device kept, the newest first. None where the browser keeps none. */
async function listKeptPages(): Promise<KeptEntry[]> {
  if (!('caches' in window)) return []
  const cache = await caches.open(PAGES_CACHE)
  const entries = await Promise.all(
    (await cache.keys()).map(async ({ url }): Promise<KeptEntry | null> => {
      const { pathname, search } = new URL(url)
      const kept = await cache.match(url)
      if (!kept || pathname === OFFLINE_PAGE) return null
      const at = new Date(kept.headers.get(KEPT_AT_HEADER) ?? 0)
      return { path: pathname + search, title: titleIn(await kept.text()), at }
    }),
  )
  return entries
    .filter((entry) => entry !== null)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** "Praia do Atalaia", without the name of the site behind it. */
function titleIn(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return (parsed.title.split(' | ')[0] ?? '').trim()
}
