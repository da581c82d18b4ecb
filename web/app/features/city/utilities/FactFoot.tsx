import type { UtilityEntry } from '@portal/contract/city/utilities/utility'
import { dayText } from '~/platform/moments.ts'
import { utilitiesTexts as texts } from './utilities.texts.ts'

type FactFootProps = { source: UtilityEntry['source']; verifiedAt: string | null }

/** Where a fact comes from and when somebody last looked. */
export function FactFoot({ source, verifiedAt }: FactFootProps) {
  if (!source && !verifiedAt) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-muted text-xs">
      {verifiedAt ? <span>{texts.verified(dayText(new Date(verifiedAt)))}</span> : null}
      {source ? (
        <span>
          {texts.source}:{' '}
          {source.url ? (
            <a
              href={source.url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {source.name}
            </a>
          ) : (
            source.name
          )}
        </span>
      ) : null}
    </p>
  )
}
