import clsx from 'clsx'
import { LocateFixed } from 'lucide-react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { homeRestTexts } from './home-rest.texts.ts'

const texts = homeRestTexts.map

/** A still of the map; the map itself is a page away, and begins where the person is. */
export function MapTeaser({ isAlone }: { isAlone: boolean }) {
  return (
    <div
      className={clsx(
        'relative min-h-110 overflow-hidden rounded-card bg-agua lg:min-h-130',
        isAlone && 'lg:col-span-2',
      )}
    >
      <img
        src="/art/mapa-salinopolis.svg"
        alt=""
        width={1200}
        height={800}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover object-[60%_30%]"
      />
      <div className="absolute inset-x-3 bottom-3 grid gap-3.5 rounded-card bg-areia-50 p-5 shadow-soft lg:right-auto lg:bottom-6 lg:left-6 lg:w-95 lg:p-7">
        <div>
          <h3 className="text-[1.375rem]">{texts.title}</h3>
          <p className="mt-1.5 text-muted text-sm">{texts.lead}</p>
        </div>
        <LinkButton to="/mapa?perto=1" block>
          <LocateFixed aria-hidden="true" />
          {texts.action}
        </LinkButton>
      </div>
    </div>
  )
}
