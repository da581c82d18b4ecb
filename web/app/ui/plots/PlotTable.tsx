import { ChevronDown } from 'lucide-react'

type PlotTableProps = {
  /** What it is a table of, also for who hears only its button. */
  caption: string
  heads: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[]
}

/** The same figures as a table, under every plot; it needs no script to open. */
export function PlotTable({ caption, heads, rows }: PlotTableProps) {
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-mar-600 text-sm [&::-webkit-details-marker]:hidden">
        Ver em tabela
        <span className="sr-only">: {caption}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <table className="num w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-muted text-xs">
            {heads.map((head, column) => (
              <th
                key={head}
                scope="col"
                className={`h-8.5 px-1 font-normal md:px-2 ${column === 0 ? 'pl-0 text-left' : 'text-right'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="h-8.5 pr-2 text-left font-normal">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]} className="px-1 text-right last:pr-0 md:px-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
