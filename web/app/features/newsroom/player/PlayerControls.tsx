import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import { clockText } from '~/platform/clock-text.ts'
import type { Track } from '~/platform/player/player.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { BACK_S, FORWARD_S, RATES } from './player.constants.ts'
import { playerTexts as texts } from './player.texts.ts'
import { seekTo, setRate, skipBack, skipForward, type useSound } from './use-sound.ts'

type Sound = ReturnType<typeof useSound>
type PlayerSkipProps = { track: Track; isPlaying: boolean; onToggle: () => void }

export function PlayerSkip({ track, isPlaying, onToggle }: PlayerSkipProps) {
  return (
    <div className="flex flex-none items-center gap-2">
      <span className="max-md:hidden">
        <SkipBack />
      </span>
      <IconButton
        label={isPlaying ? texts.pause(track.title) : texts.play(track.title)}
        look="light"
        onClick={onToggle}
      >
        {isPlaying ? (
          <Pause aria-hidden="true" className="fill-current" />
        ) : (
          <Play aria-hidden="true" className="translate-x-px fill-current" />
        )}
      </IconButton>
      <span className="max-md:hidden">
        <SkipForward />
      </span>
    </div>
  )
}

/** The number says how far: the arrow alone says only where to. */
const skipFace =
  'relative grid place-items-center [&>svg]:size-8! [&>span]:absolute [&>span]:text-2xs'

export function SkipBack() {
  return (
    <IconButton label={texts.back} look="on-dark" onClick={skipBack}>
      <span aria-hidden="true" className={skipFace}>
        <RotateCcw strokeWidth={1.4} />
        <span>{BACK_S}</span>
      </span>
    </IconButton>
  )
}

export function SkipForward() {
  return (
    <IconButton label={texts.forward} look="on-dark" onClick={skipForward}>
      <span aria-hidden="true" className={skipFace}>
        <RotateCw strokeWidth={1.4} />
        <span>{FORWARD_S}</span>
      </span>
    </IconButton>
  )
}

/** A slider of the browser: arrows, page keys and fingers move it. */
export function PlayerSeek({ sound }: { sound: Sound }) {
  const text = texts.time(clockText(sound.at), clockText(sound.duration))
  return (
    <input
      type="range"
      aria-label={texts.seek}
      aria-valuetext={text}
      min={0}
      max={Math.max(1, Math.floor(sound.duration))}
      step={1}
      value={Math.floor(sound.at)}
      onChange={({ target }) => seekTo(Number(target.value))}
      className="h-11 w-full min-w-0 cursor-pointer accent-sol-400"
    />
  )
}

export function PlayerSpeed({ rate }: { rate: number }) {
  return (
    <select
      aria-label={texts.speed}
      value={rate}
      onChange={({ target }) => setRate(Number(target.value))}
      className="num min-h-11 flex-none rounded-input bg-mar-900 px-3 font-semibold text-on-dark text-sm"
    >
      {RATES.map((one) => (
        <option key={one} value={one}>
          {texts.rate(one)}
        </option>
      ))}
    </select>
  )
}
