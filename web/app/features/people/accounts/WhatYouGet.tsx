import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useId } from 'react'

type WhatYouGetProps = {
  title: string
  points: readonly string[]
  /** Where the form is all a phone has room for. */
  deskOnly?: boolean | undefined
}

export function WhatYouGet({ title, points, deskOnly = false }: WhatYouGetProps) {
  const titleId = useId()
  return (
    <aside
      aria-labelledby={titleId}
      className={clsx(
        'on-dark mx-auto w-full max-w-120 self-start overflow-hidden rounded-card bg-mar-900 text-on-dark lg:sticky lg:top-28 lg:max-w-none',
        deskOnly && 'max-lg:hidden',
      )}
    >
      <picture>
        <source type="image/avif" srcSet="/art/hero-960.avif" />
        <img
          src="/art/hero-960.webp"
          alt=""
          width={960}
          height={540}
          loading="lazy"
          decoding="async"
          className="hidden aspect-2/1 w-full object-cover object-[70%_40%] lg:block"
        />
      </picture>
      <div className="p-6 md:p-8 lg:p-10">
        <h2 id={titleId} className="text-h3 lg:text-h2">
          {title}
        </h2>
        <ul className="mt-5 grid gap-3">
          {points.map((point) => (
            <li key={point} className="grid grid-cols-[1.5rem_1fr] gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 text-mar-300" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
