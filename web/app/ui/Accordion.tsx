import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type AccordionProps = {
  items: { title: string; content: ReactNode; open?: boolean | undefined }[]
  /** Opening one closes the others. */
  exclusive?: boolean
}

/** Questions and answers as native `<details>`: found by the browser's search, open without script. */
export function Accordion({ items, exclusive = false }: AccordionProps) {
  const group = useId()
  return (
    <div className="border-b border-line">
      {items.map(({ title, content, open }) => (
        <details
          key={title}
          open={open}
          name={exclusive ? group : undefined}
          className="group border-t border-line"
        >
          <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 text-[1.0625rem] leading-snug font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 flex-none text-mar-600 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="max-w-[62ch] pb-5.5 text-muted">{content}</div>
        </details>
      ))}
    </div>
  )
}
