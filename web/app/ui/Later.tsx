import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { firstTouch } from './first-touch.ts'

type LaterProps<Props extends object> = {
  /** The part itself where the server draws the page; `null` in the browser. */
  onServer: ComponentType<Props> | null
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** In its shape, for who comes from another page of the portal. */
  skeleton: ReactNode
  /** It is long and lies wholly below the first screen. */
  isFarDown?: boolean
}

/** Somebody who scrolls finds it ready. */
const AHEAD = '800px'
/**
 * Until somebody comes near, the browser neither lays it out nor fetches its pictures. The height is more
 * than any such part has: a place further down that somebody comes back to exists from the start, and
 * what is really there is laid out as soon as they are.
 */
const FAR_DOWN = { contentVisibility: 'auto', containIntrinsicHeight: 'auto 9000px' } as const
/** Always the same object: React would write what is new to it, and there is nothing to write. */
const AS_IT_IS = { __html: '' }

/**
 * A part far down a page, whose code comes when the person comes near. The server draws it whole; the
 * browser leaves that as it is until the code is there and takes its place, in the same shape. What
 * needs the code is marked `invisible in-data-live:visible`: nothing can be pressed in vain.
 */
export function Later<Props extends object>({
  onServer,
  load,
  props,
  skeleton,
  isFarDown = false,
}: LaterProps<Props>) {
  const box = useRef<HTMLDivElement>(null)
  const [isDrawn] = useState(isHydrating)
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    const place = box.current
    if (!place || Part) return
    const near = () => {
      // A failure leaves it readable; coming by again tries again.
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    }
    return watchFor(place, near)
  }, [load, Part])

  const Shown = onServer ?? Part
  const style = isFarDown && !Part ? FAR_DOWN : undefined
  if (Shown) {
    return (
      <div data-live={Part ? true : undefined} style={style}>
        <Shown {...props} />
      </div>
    )
  }
  if (!isDrawn) return <div ref={box}>{skeleton}</div>
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React leaves what is there
    <div ref={box} style={style} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  )
}

/**
 * What the first screen shows comes at once. What lies beyond waits until the person does anything:
 * before, nobody is on the way there, and the page has better things to do.
 */
function watchFor(place: Element, near: () => void): () => void {
  let isOver = false
  const watch = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) near()
      },
      { rootMargin },
    )
    observer.observe(place)
    return observer
  }
  let observer = watch('0px')
  void firstTouch().then(() => {
    if (isOver) return
    observer.disconnect()
    observer = watch(AHEAD)
  })
  return () => {
    isOver = true
    observer.disconnect()
  }
}

/** The root marks the page when it has taken over. */
const isHydrating = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== 'true'
