import { useState } from 'react'
import { Button } from './Button.tsx'

type ReloadNoticeProps = {
  texts: { title: string; text: string; reload: string }
  onReload: () => Promise<unknown>
}

/** Somebody saved before. What was typed stays; the newer version comes only when it is asked for. */
export function ReloadNotice({ texts, onReload }: ReloadNoticeProps) {
  const [isReading, setReading] = useState(false)
  async function reload() {
    setReading(true)
    await onReload().finally(() => setReading(false))
  }
  return (
    <div role="alert" className="rounded-card bg-sol-100 p-5">
      <p className="font-semibold">{texts.title}</p>
      <p className="mt-1">{texts.text}</p>
      <Button
        look="line"
        size="sm"
        className="mt-3"
        pending={isReading}
        onClick={() => void reload()}
      >
        {texts.reload}
      </Button>
    </div>
  )
}
