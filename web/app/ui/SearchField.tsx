import clsx from 'clsx'
import { Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button } from './Button.tsx'
import type { SuggestList, SuggestListProps } from './SuggestList.tsx'
import type { SuggestionSource } from './suggest-rows.ts'
import { words } from './words.ts'

type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'id' | 'className' | 'aria-label'
> & {
  /** What is searched: "Buscar no guia". Also the name of the landmark. */
  label: string
  /** Where the words go, as `?q=`. */
  action: string
  /** `raised` over a picture, `line` on the page. */
  look?: 'raised' | 'line'
  buttonLook?: ComponentProps<typeof Button>['look']
  /** Where what is suggested while typing comes from; it and its list are fetched at the first focus. */
  suggest?: (() => Promise<SuggestionSource>) | undefined
  place?: SuggestListProps['place']
  /** Hidden inputs: filters to keep. */
  children?: ReactNode
}

type Suggesting = SuggestListProps & { List: typeof SuggestList }

/** A plain GET form: without JavaScript the browser takes it to the results by itself. */
export function SearchField({
  label,
  action,
  look = 'raised',
  buttonLook = 'primary',
  name = 'q',
  suggest,
  place = 'over',
  children,
  ...rest
}: SearchFieldProps) {
  const id = useId()
  const [suggesting, setSuggesting] = useState<Suggesting | null>(null)
  const begin = (input: HTMLInputElement) => {
    if (!suggest || suggesting) return
    // A failure leaves a plain box; the next focus tries again.
    Promise.all([import('./SuggestList.tsx'), suggest()]).then(
      ([{ SuggestList: List }, source]) => setSuggesting({ List, input, source, place }),
      () => undefined,
    )
  }
  const input = useShown(rest.defaultValue)
  return (
    <Form
      role="search"
      aria-label={label}
      action={action}
      method="get"
      // What was sent is no longer begun: a list that comes late would lie over the results.
      onSubmit={() => input.current?.setAttribute('value', input.current.value)}
      className="relative"
    >
      <div
        className={clsx(
          'flex items-center gap-1 rounded-card bg-white p-1.5 focus-within:outline-3 focus-within:outline-offset-2',
          look === 'raised'
            ? 'shadow-soft focus-within:outline-sol-400'
            : 'inset-ring-[1.5px] inset-ring-edge focus-within:outline-mar-300',
        )}
      >
        <Search
          aria-hidden="true"
          className="ml-3.5 size-5.5 flex-none text-mar-600 max-md:hidden"
        />
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          enterKeyHint="search"
          autoComplete="off"
          {...rest}
          ref={input}
          id={id}
          type="search"
          name={name}
          onFocus={({ currentTarget }) => begin(currentTarget)}
          className="min-h-12 min-w-0 flex-1 bg-transparent px-2.5 text-base text-ink text-ellipsis outline-none placeholder:text-placeholder placeholder:opacity-100 max-md:pl-3.5 md:text-[1.0625rem] [&::-webkit-search-cancel-button]:hidden"
        />
        {children}
        <Button type="submit" look={buttonLook} className="flex-none max-md:w-12 max-md:px-0!">
          <Search aria-hidden="true" className="md:hidden" />
          <span className="max-md:sr-only">{words.search}</span>
        </Button>
      </div>
      {suggesting ? <suggesting.List {...suggesting} /> : null}
    </Form>
  )
}

/** The box follows the address, and keeps the focus while it does. */
function useShown(asked: ComponentProps<'input'>['defaultValue']) {
  const input = useRef<HTMLInputElement>(null)
  const last = useRef(asked)
  useEffect(() => {
    if (!input.current || last.current === asked) return
    last.current = asked
    input.current.value = String(asked ?? '')
  }, [asked])
  return input
}
