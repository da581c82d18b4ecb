import type { ReactNode } from 'react'

/** Name and value, line by line; a value of null is left out. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <dl className="grid text-sm">
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-4 border-line border-t py-2 first:border-0 md:grid-cols-[min(11rem,36%)_minmax(0,1fr)]"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="num min-w-0 font-[550] whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
