import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { counterScreenTexts as texts } from './counter.texts.ts'

type Detector = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

/** The phone's own reader where it has one; otherwise one comes, with half a megabyte. */
async function openDetector(): Promise<Detector> {
  const formats = ['qr_code']
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass }
  return own ? new own({ formats }) : (await import('./code-reader.ts')).codeReader()
}

/** Often enough to feel at once, rarely enough for an old phone. */
const LOOK_EVERY_MS = 150

type ScannerProps = { onRead: (text: string) => void; onClose: () => void }

/** The camera behind the phone, looking for a code. It is asked for after a tap, and let go with the screen. */
export function Scanner({ onRead, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const read = useEffectEvent(onRead)
  useEffect(() => {
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function look(detector: Detector) {
      const picture = video.current
      if (isOver || !picture) return
      const found =
        picture.readyState >= picture.HAVE_CURRENT_DATA
          ? await detector.detect(picture).catch(() => [])
          : []
      const text = found[0]?.rawValue
      if (isOver) return
      if (text) return read(text)
      timer = setTimeout(() => void look(detector), LOOK_EVERY_MS)
    }
    async function open() {
      try {
        const taken = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
        })
        stream = taken
        if (isOver || !video.current) return stop()
        video.current.srcObject = taken
        await video.current.play()
        await look(await openDetector())
      } catch {
        if (!isOver) setFailed(true)
      }
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void open()
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <div className="grid gap-3">
      {hasFailed ? (
        <p role="alert" className="rounded-card bg-sol-100 p-4">
          {texts.noCamera}
        </p>
      ) : (
        <div className="relative overflow-hidden rounded-card bg-mar-950">
          <p className="absolute inset-x-0 top-0 z-1 bg-mar-950/70 p-3 text-center font-semibold text-white">
            {texts.aim}
          </p>
          <video ref={video} muted playsInline className="aspect-square w-full object-cover" />
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-[20%] rounded-card border-4 border-white"
          />
        </div>
      )}
      <Button look="line" onClick={onClose}>
        {texts.stop}
      </Button>
    </div>
  )
}
