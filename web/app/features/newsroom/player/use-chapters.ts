import { useEffect, useState } from 'react'
import type { Track } from '~/platform/player/player.ts'

export type PlayerChapter = { startTime: number; title: string }

/** Those of what plays; none until they are there, and none where they cannot be read. */
export function useChapters({ chapters: address }: Track): PlayerChapter[] {
  const [read, setRead] = useState<{ address: string; chapters: PlayerChapter[] } | null>(null)
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    fetch(address, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : { chapters: [] }))
      .then(({ chapters }: { chapters: PlayerChapter[] }) => setRead({ address, chapters }))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [address])
  return read && read.address === address ? read.chapters : NONE
}

const NONE: PlayerChapter[] = []
