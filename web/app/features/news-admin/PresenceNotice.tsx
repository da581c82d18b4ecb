import { UsersRound } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { newsAdminTexts } from './news-admin.texts.ts'
import { usePresence } from './use-presence.ts'

const texts = newsAdminTexts.presence

type PresenceNoticeProps = {
  id: string
  /** The one on the screen. */
  version: number
  /** Nothing unsaved: another text may take its place. */
  isAtRest: boolean
  onLoad: () => Promise<void>
}

/** Who else is at it. A courtesy: nobody is locked out. */
export function PresenceNotice({ id, version, isAtRest, onLoad }: PresenceNoticeProps) {
  const presence = usePresence(id)
  const names = presence.others.map(({ name }) => name)
  const isBehind = isAtRest && presence.version > version
  return (
    <div role="status">
      {names.length > 0 || isBehind ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sol-100 p-4">
          <UsersRound aria-hidden="true" className="size-5 flex-none" />
          <div className="min-w-0 flex-1 basis-60">
            {names.length > 0 ? (
              <p className="font-semibold">
                {names.length === 1 ? texts.one(names[0] ?? '') : texts.many(texts.join(names))}
              </p>
            ) : null}
            <p className="text-sm">{isBehind ? texts.newer : texts.hint}</p>
          </div>
          {isBehind ? (
            <Button size="sm" look="line" onClick={() => void onLoad()}>
              {texts.load}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
