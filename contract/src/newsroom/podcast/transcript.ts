/**
 * A transcript is plain text as somebody types or pastes it. A time at the start of a line, with or
 * without brackets, says when its words are heard; what other programs export (WebVTT, SRT) is read
 * too. Free of zod: the browser reads it as well.
 */

export type TranscriptPart = {
  /** Seconds from the start; null where nobody wrote when. */
  start_s: number | null
  text: string
}

const CLOCK = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`
const TIMED_LINE = new RegExp(String.raw`^\s*[[(]?${CLOCK}[\])]?(?:\s*[-–—:]\s+|\s+|$)(.*)$`)
/** "00:00:01.000 --> 00:00:04.000 align:start", of WebVTT and SRT. */
const CUE_LINE = new RegExp(String.raw`^\s*${CLOCK}\s+-->\s+[\d:.,]+.*$`)
const CUE_NUMBER = /^\d+$/

export function readTranscript(transcript: string): TranscriptPart[] {
  const lines = transcript.replaceAll('\r', '').split('\n')
  return lines.some((line) => CUE_LINE.test(line)) ? readCues(lines) : readLines(lines)
}

/** Timed from its first words to its last: only then can a player follow it. */
export function isTimed(parts: readonly TranscriptPart[]): boolean {
  let last = -1
  return (
    parts.length > 0 &&
    parts.every(({ start_s }) => {
      const isLater = start_s !== null && start_s > last
      last = start_s ?? last
      return isLater
    })
  )
}

function readLines(lines: readonly string[]): TranscriptPart[] {
  const parts: TranscriptPart[] = []
  let isOpen = false
  for (const line of lines) {
    const timed = TIMED_LINE.exec(line)
    const last = parts.at(-1)
    if (timed) parts.push({ start_s: secondsOf(timed), text: (timed[5] ?? '').trim() })
    else if (line.trim() === '') isOpen = false
    else if (last && (isOpen || last.text === '')) last.text = join(last.text, line)
    else parts.push({ start_s: null, text: line.trim() })
    if (line.trim() !== '') isOpen = true
  }
  return parts.filter(({ text }) => text !== '')
}

function readCues(lines: readonly string[]): TranscriptPart[] {
  const parts: TranscriptPart[] = []
  for (const [index, line] of lines.entries()) {
    const cue = CUE_LINE.exec(line)
    const last = parts.at(-1)
    if (cue) parts.push({ start_s: secondsOf(cue), text: '' })
    else if (last && line.trim() && !isNumberOfCue(lines, index)) {
      // Voices and styles: <v Ana>, <b>.
      last.text = join(last.text, line.replace(/<[^>]*>/g, ''))
    }
  }
  return parts.filter(({ text }) => text !== '')
}

const isNumberOfCue = (lines: readonly string[], index: number) =>
  CUE_NUMBER.test((lines[index] ?? '').trim()) && CUE_LINE.test(lines[index + 1] ?? '')

const join = (before: string, line: string) => `${before} ${line.trim()}`.trim()

function secondsOf([, hours, minutes, seconds, fraction]: RegExpExecArray): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
  return whole + Number(`0.${fraction ?? 0}`)
}

/** As the web's players read it; each part lasts until the next begins. */
export function toWebVtt(parts: readonly TranscriptPart[], durationSeconds: number): string {
  const cues = parts.flatMap(({ start_s, text }, index) => {
    if (start_s === null) return []
    const next = parts[index + 1]?.start_s ?? Math.max(durationSeconds, start_s + 1)
    return [`${vttTime(start_s)} --> ${vttTime(next)}\n${escapeVtt(text)}\n`]
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

export const toPlainText = (parts: readonly TranscriptPart[]) =>
  `${parts.map(({ text }) => text).join('\n\n')}\n`

function vttTime(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = String(ms % 1000).padStart(3, '0')
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeVtt = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
