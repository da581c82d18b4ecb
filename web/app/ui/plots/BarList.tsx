import clsx from 'clsx'

type BarListProps = {
  rows: readonly {
    id: string
    name: string
    count: number
    value: string
    note?: string | undefined
  }[]
  /** The last one is what the others lead to. */
  endsInAim?: boolean
}

/** A bar under each name, as long as its part of the longest. */
export function BarList({ rows, endsInAim = false }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ul className="num grid gap-2.5 text-sm">
      {rows.map(({ id, name, count, value, note }, place) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 leading-snug">
          <span className="wrap-anywhere">{name}</span>
          <span>
            <b className="font-semibold">{value}</b>
            {note ? <small className="text-[0.875rem] text-muted"> {note}</small> : null}
          </span>
          <svg
            aria-hidden="true"
            width="100%"
            height={endsInAim ? 22 : 12}
            className={clsx(
              'col-span-2',
              endsInAim && place === rows.length - 1 ? 'fill-mangue-500' : 'fill-mar-600',
            )}
          >
            <rect
              width={`${count === 0 ? 0 : Math.max(0.8, (count / most) * 100)}%`}
              height="100%"
              rx={endsInAim ? 6 : 4}
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}
