import clsx from 'clsx'
import { Download, MapPinCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { toast } from '../toast.ts'
import { fetchStreets, forgetStreets, keepStreets, readKeptStreets } from './kept-streets.ts'
import { mapTexts } from './map.texts.ts'
import { savesData } from './saves-data.ts'
import type { Streets } from './streets.types.ts'

const texts = mapTexts.keep

type State =
  /** Not known yet, or nothing that could be kept here. */
  { is: 'absent' } | { is: 'offered' | 'kept' } | { is: 'coming'; percent: number }

/** Where there is little room it is two small lines, and only who cannot see it is told where. */
type KeepStreetsProps = { isShort?: boolean }

/** Keeps the streets on this device with one tap, and takes them away with another. */
export function KeepStreets({ isShort = false }: KeepStreetsProps) {
  const [state, setState] = useState<State>({ is: 'absent' })
  const streets = useRef<Streets | null>(null)

  async function keep() {
    setState({ is: 'coming', percent: 0 })
    try {
      streets.current ??= await fetchStreets()
      if (!streets.current) return setState({ is: 'absent' })
      await keepStreets(streets.current, (share) =>
        setState({ is: 'coming', percent: Math.floor(share * 100) }),
      )
      setState({ is: 'kept' })
      toast({ title: texts.done, description: texts.doneText, variant: 'success' })
    } catch (error) {
      setState({ is: 'offered' })
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
      const description = isFull ? texts.noRoom : texts.noConnection
      toast({ title: texts.failed, description, variant: 'destructive' })
    }
  }

  async function forget() {
    await forgetStreets()
    setState({ is: 'offered' })
  }

  useEffect(() => {
    let isHere = true
    void lookAround().then(({ kept, inUse, isAble }) => {
      if (!isHere) return
      streets.current = inUse ?? kept
      // Nobody answers: what can be kept is known once somebody does.
      setState({ is: kept ? 'kept' : isAble && inUse !== null ? 'offered' : 'absent' })
      if (kept && inUse) void renew(kept, inUse)
    })
    return () => {
      isHere = false
    }
  }, [])

  if (state.is === 'absent') return null
  if (state.is === 'kept') {
    return (
      <Press isShort={isShort} onClick={() => void forget()}>
        <MapPinCheck aria-hidden="true" />
        <Lines isShort={isShort} second={texts.remove}>
          {texts.kept}
        </Lines>
        <span className="sr-only">{texts.keptMap}</span>
      </Press>
    )
  }
  const bytes = streets.current?.bytes
  return (
    <Press isShort={isShort} pending={state.is === 'coming'} onClick={() => void keep()}>
      {state.is === 'coming' ? (
        <span className="num">{texts.coming(state.percent)}</span>
      ) : (
        <>
          <Download aria-hidden="true" />
          <Lines isShort={isShort} second={bytes ? texts.size(bytes) : null}>
            {texts.keep} <span className={isShort ? 'sr-only' : undefined}>{texts.where}</span>
          </Lines>
        </>
      )}
    </Press>
  )
}

type LinesProps = { isShort: boolean; second: string | null; children: ReactNode }

/** One line with a dot between, or two without. */
function Lines({ isShort, second, children }: LinesProps) {
  return (
    <span className={clsx('num', isShort && 'grid')}>
      <span>{children}</span>{' '}
      {second ? (
        <span>
          <span className={isShort ? 'sr-only' : undefined}>·</span> {second}
        </span>
      ) : null}
    </span>
  )
}

type PressProps = {
  isShort: boolean
  pending?: boolean
  onClick: () => void
  children: ReactNode
}

function Press({ isShort, pending = false, onClick, children }: PressProps) {
  if (!isShort) {
    return (
      <Button look="line" size="sm" pending={pending} onClick={onClick}>
        {children}
      </Button>
    )
  }
  return (
    <button
      type="button"
      className="map-keep"
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      {children}
    </button>
  )
}

/** What this device has, and what there is: undefined where nobody answers, null without streets. */
async function lookAround() {
  const isAble = navigator.serviceWorker !== undefined && typeof caches !== 'undefined'
  const kept = isAble ? await readKeptStreets() : null
  const inUse = isAble ? await fetchStreets().catch(() => undefined) : null
  return { isAble, kept, inUse }
}

/**
 * A map that was replaced is fetched anew without asking: who wanted the streets wants those there are.
 * Where it fails the old one stays, and the next visit tries again.
 */
async function renew(kept: Streets, inUse: Streets) {
  if (inUse.href === kept.href || savesData(navigator)) return
  await keepStreets(inUse, () => undefined).catch(() => undefined)
}
