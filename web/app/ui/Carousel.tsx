import clsx from 'clsx'
import useEmblaCarousel from 'embla-carousel-react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Children, type ReactNode, useEffect, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { words } from './words.ts'

type CarouselProps = {
  label: string
  children: ReactNode
  /** Width of a slide: `basis-full`, `basis-4/5 md:basis-1/3`. */
  slideClassName?: string
  className?: string | undefined
}

/**
 * Pictures or cards to leaf through. Before the script arrives it is a row that scrolls by itself.
 * It never moves on its own.
 */
export function Carousel({
  label,
  children,
  slideClassName = 'basis-full',
  className,
}: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' })
  const [place, setPlace] = useState({ index: 0, canGoBack: false, canGoOn: true })
  const slides = Children.toArray(children)

  useEffect(() => {
    if (!embla) return
    function readPlace() {
      if (!embla) return
      setPlace({
        index: embla.selectedScrollSnap(),
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      })
    }
    readPlace()
    embla.on('select', readPlace).on('reInit', readPlace)
    return () => {
      embla.off('select', readPlace).off('reInit', readPlace)
    }
  }, [embla])

  return (
    <section
      aria-roledescription={words.carousel.role}
      aria-label={label}
      className={clsx('relative', className)}
    >
      <div
        ref={viewport}
        className={clsx(
          'rounded-card [scrollbar-width:none]',
          embla ? 'overflow-hidden' : 'overflow-x-auto',
        )}
      >
        <ul className="-ml-4 flex touch-pan-y">
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row.
              key={index}
              className={clsx('min-w-0 flex-none pl-4', slideClassName)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      <Arrow
        side="left"
        disabled={!place.canGoBack}
        onClick={() => embla?.scrollPrev(wantsLessMotion())}
      />
      <Arrow
        side="right"
        disabled={!place.canGoOn}
        onClick={() => embla?.scrollNext(wantsLessMotion())}
      />
      <p role="status" className="sr-only">
        {embla ? `${place.index + 1} de ${embla.scrollSnapList().length}` : null}
      </p>
    </section>
  )
}

type ArrowProps = { side: 'left' | 'right'; disabled: boolean; onClick: () => void }

function Arrow({ side, disabled, onClick }: ArrowProps) {
  const isLeft = side === 'left'
  return (
    <IconButton
      look="light"
      label={isLeft ? words.carousel.previous : words.carousel.next}
      // Stays focusable at the ends: a disabled button would drop the keyboard's place.
      aria-disabled={disabled}
      onClick={onClick}
      className={clsx(
        'absolute! top-1/2 -translate-y-1/2 aria-disabled:opacity-0 aria-disabled:focus-visible:opacity-60',
        isLeft ? 'left-3' : 'right-3',
      )}
    >
      {isLeft ? <ArrowLeft aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
    </IconButton>
  )
}

function wantsLessMotion() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
