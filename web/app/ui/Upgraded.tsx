import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstTouch } from './first-touch.ts'

export type TextControl = { value: string; onValueChange: (value: string) => void }

type UpgradedProps = TextControl & {
  /** The control that helps while one writes. */
  load: () => Promise<ComponentType<TextControl>>
  /** Takes the same words without help, and is there at once. */
  plain: ReactNode
}

/**
 * The page's first script stays small, and the form works before the rest arrives: it is fetched when
 * the person first touches the page. A control one is writing in is replaced only after it was left:
 * the keyboard keeps its place.
 */
export function Upgraded({ load, plain, ...control }: UpgradedProps) {
  const box = useRef<HTMLDivElement>(null)
  const [Rich, setRich] = useState<ComponentType<TextControl> | null>(null)

  useEffect(() => {
    const stay = new AbortController()
    firstTouch()
      .then(load)
      .then(
        (part) => exchange(part),
        // The network is away: the plain control goes on doing its work.
        () => undefined,
      )
    return () => stay.abort()

    function exchange(part: ComponentType<TextControl>) {
      if (stay.signal.aborted || !box.current) return
      if (!box.current.contains(document.activeElement)) {
        // At once: between the decision and the drawing somebody could step into the old control.
        return flushSync(() => setRich(() => part))
      }
      box.current.addEventListener('focusout', () => setTimeout(exchange, 0, part), {
        once: true,
        signal: stay.signal,
      })
    }
  }, [load])

  return (
    <div ref={box} className="grid grid-cols-1">
      {Rich ? <Rich {...control} /> : plain}
    </div>
  )
}
