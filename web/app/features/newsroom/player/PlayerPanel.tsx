import { clockText } from '~/platform/clock-text.ts'
import { PlayerSeek, PlayerSpeed, SkipBack, SkipForward } from './PlayerControls.tsx'
import { playerTexts as texts } from './player.texts.ts'
import type { PlayerChapter } from './use-chapters.ts'
import { seekTo, type useSound } from './use-sound.ts'

type PlayerPanelProps = { sound: ReturnType<typeof useSound>; chapters: PlayerChapter[] }

/** What does not fit into the bar of a phone, and the chapters. */
export function PlayerPanel({ sound, chapters }: PlayerPanelProps) {
  const current = chapterAt(chapters, sound.at)
  return (
    <div className="absolute inset-x-0 bottom-full max-h-[60dvh] overflow-y-auto border-line-dark border-b bg-mar-900 lg:right-(--gutter) lg:left-auto lg:w-110 lg:rounded-t-card">
      <div className="wrap grid gap-2 py-4">
        <div className="grid gap-2 lg:hidden">
          <PlayerSeek sound={sound} />
          <div className="flex items-center justify-between gap-3">
            <div className="flex gap-3">
              <SkipBack />
              <SkipForward />
            </div>
            <PlayerSpeed rate={sound.rate} />
          </div>
        </div>
        {chapters.length > 0 ? (
          <ol aria-label={texts.chapters} className="grid">
            {chapters.map(({ startTime, title }, index) => (
              <li key={startTime}>
                <button
                  type="button"
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => seekTo(startTime)}
                  className="flex min-h-11 w-full items-center gap-3 rounded-item px-2 text-left hover:bg-mar-700 aria-[current]:font-semibold aria-[current]:text-sol-400"
                >
                  <span className="num w-14 flex-none text-on-dark-muted text-sm">
                    {clockText(startTime)}
                  </span>
                  <span className="min-w-0 wrap-break-word">{title}</span>
                </button>
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </div>
  )
}

/** The one that is heard at the moment; -1 before the first. */
function chapterAt(chapters: readonly { startTime: number }[], seconds: number): number {
  return chapters.findLastIndex(({ startTime }) => startTime <= seconds)
}
