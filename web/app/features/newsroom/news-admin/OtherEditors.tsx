import { Avatar } from '~/ui/Avatar.tsx'
import { Button } from '~/ui/Button.tsx'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.presence

/** Who else is at it, by name; a phone has room for the initials only. */
export function OtherEditors({ others }: { others: readonly { id: string; name: string }[] }) {
  const names = others.map(({ name }) => name)
  return (
    <div role="status" className="flex min-w-0 items-center gap-2">
      {others.length > 0 ? (
        <>
          <Faces people={others} />
          <span className="truncate text-muted max-xl:sr-only">
            {names.length === 1 ? texts.one(names[0] ?? '') : texts.many(texts.join(names))}
          </span>
        </>
      ) : null}
    </div>
  )
}

/** Their initials, one over the other. */
export function Faces({ people }: { people: readonly { id: string; name: string }[] }) {
  return (
    <span className="-space-x-2 flex flex-none">
      {people.map(({ id, name }) => (
        <span key={id} title={name} className="rounded-full ring-2 ring-areia-50">
          <Avatar name={name} size="sm" />
        </span>
      ))}
    </span>
  )
}

/** Somebody saved meanwhile, and nothing of one's own would be lost. A courtesy: nobody is locked out. */
export function NewerNotice({ onLoad }: { onLoad: () => Promise<void> }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sol-100 p-4"
    >
      <p className="min-w-0 flex-1 basis-60">{texts.newer}</p>
      <Button size="sm" look="line" onClick={() => void onLoad()}>
        {texts.load}
      </Button>
    </div>
  )
}
