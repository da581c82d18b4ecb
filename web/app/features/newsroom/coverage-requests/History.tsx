import type { FollowedCoverage } from '@portal/contract/newsroom/coverage-requests/coverage-request'
import { momentText } from '~/platform/moments.ts'
import { followTexts as texts } from './coverage.texts.ts'

type Entry = FollowedCoverage['history'][number]

/** What happened, the newest last, each with who did it and when. */
export function History({ entries }: { entries: readonly Entry[] }) {
  return (
    <section aria-labelledby="historico" className="mt-10">
      <h2 id="historico" className="text-h3">
        {texts.history}
      </h2>
      <ol className="mt-4 grid gap-5 border-mar-300 border-l-2 pl-5">
        {entries.map((entry) => (
          <li key={entry.id} className="relative">
            <span
              aria-hidden="true"
              className="-left-[1.6875rem] absolute top-1.5 size-3 rounded-full bg-mar-700"
            />
            <p className="font-semibold">{titleOf(entry)}</p>
            <p className="num text-sm text-muted">
              {texts.by[entry.by]}, {momentText(new Date(entry.at))}
            </p>
            {entry.text && entry.kind !== 'contact' ? (
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{entry.text}</p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

function titleOf({ kind, to_status: status }: Entry): string {
  if (status) return texts.happened[status]
  return kind === 'contact' ? texts.contactChanged : texts.message
}
