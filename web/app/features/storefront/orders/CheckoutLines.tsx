import { moneyText } from '@portal/contract/shared/plan-prices'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { FieldError } from '~/ui/FieldError.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { choicesOf, type ReadLine } from './cart.rules.ts'
import { checkoutTexts as texts } from './checkout.texts.ts'
import { needsSheet } from './choice-draft.rules.ts'
import type { CartActions, OrderingPlace } from './use-ordering.ts'

/** Few choose anew here; who does can wait for the window. */
const ItemSheet = lazy(() =>
  import('./ItemSheet.tsx').then((module) => ({ default: module.ItemSheet })),
)

type CheckoutLinesProps = {
  id: string
  place: OrderingPlace
  now: Date
  lines: readonly ReadLine[]
  /** What the server has against one, by its place. */
  refusals: ReadonlyMap<number, string>
  problem: string | undefined
  actions: CartActions
}

/** What was chosen, as the catalogue has it now; each line can be changed here. */
export function CheckoutLines(props: CheckoutLinesProps) {
  const { id, place, now, lines, refusals, problem, actions } = props
  const [edited, setEdited] = useState<{ line: ReadLine; turn: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-nome`} className="scroll-mt-24">
      <h2 id={`${id}-nome`} className="text-h3">
        {texts.items}
      </h2>
      {problem ? (
        <div className="mt-2">
          <FieldError id={`${id}-erro`}>{problem}</FieldError>
        </div>
      ) : null}
      <ul className="mt-2">
        {lines.map((line, index) => (
          <Line
            key={line.id}
            line={line}
            refusal={refusals.get(index)}
            actions={actions}
            onEdit={() => {
              setEdited((last) => ({ line, turn: (last?.turn ?? 0) + 1 }))
              setOpen(true)
            }}
          />
        ))}
      </ul>
      <Link
        to={place.base}
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-mar-700 underline underline-offset-4"
      >
        <Plus aria-hidden="true" className="size-5" />
        {texts.more}
      </Link>
      {edited?.line.item && edited.line.section ? (
        <Suspense>
          <ItemSheet
            key={edited.turn}
            item={edited.line.item}
            section={edited.line.section}
            line={edited.line}
            now={now}
            open={isOpen}
            onOpenChange={setOpen}
            onChosen={(chosen) => {
              actions.replace(edited.line.id, chosen)
              return true
            }}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

type LineProps = {
  line: ReadLine
  refusal: string | undefined
  actions: CartActions
  onEdit: () => void
}

function Line({ line, refusal, actions, onEdit }: LineProps) {
  const { id, item, name, quantity, note, unit_cents: unit, problems } = line
  const shownName = item?.name ?? name
  const isEditable = item !== null && needsSheet(item)
  const set = (count: number) => actions.setQuantity(id, count)
  return (
    <li className="grid gap-1 border-line border-b py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="wrap-break-word font-semibold">{shownName}</p>
          {choicesOf(line).map((choice) => (
            <p key={choice} className="text-sm text-muted">
              {choice}
            </p>
          ))}
          {note ? <p className="text-sm text-muted">{texts.noteOf(note)}</p> : null}
        </div>
        <p className="num flex-none font-semibold">{item ? moneyText(unit * quantity) : null}</p>
      </div>
      {[...new Set([...problems.map(({ message }) => message), refusal])]
        .filter((message) => message !== undefined)
        .map((message) => (
          <FieldError key={message} id={`${id}-${message}`}>
            {message}
          </FieldError>
        ))}
      <div className="-ml-2 flex items-center justify-between">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own frame */}
        <div role="group" aria-label={shownName} className="flex items-center">
          <IconButton
            label={quantity === 1 ? texts.remove(shownName) : texts.less(shownName)}
            onClick={() => set(quantity - 1)}
          >
            {quantity === 1 ? <Trash2 aria-hidden="true" /> : <Minus aria-hidden="true" />}
          </IconButton>
          <b aria-live="polite" className="num min-w-6 text-center">
            {quantity}
          </b>
          {item ? (
            <IconButton label={texts.oneMore(shownName)} onClick={() => set(quantity + 1)}>
              <Plus aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
        {isEditable ? (
          <button
            type="button"
            aria-label={texts.edit(shownName)}
            onClick={onEdit}
            className="min-h-11 px-2 text-sm font-semibold text-mar-700 underline underline-offset-4"
          >
            {texts.editShort}
          </button>
        ) : null}
      </div>
    </li>
  )
}
