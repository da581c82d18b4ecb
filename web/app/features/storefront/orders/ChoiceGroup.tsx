import { isSoldOut } from '@portal/contract/guide/establishments/availability-rules'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type {
  ChoiceProblem,
  ChoosableGroup,
  ChoosableOption,
} from '@portal/contract/storefront/catalogue/choice-rules'
import type { Choice } from '@portal/contract/storefront/catalogue/price-rules'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { countIn, quantityIn } from './choice-draft.rules.ts'
import { sheetTexts as texts } from './ordering.texts.ts'

type Choosing = {
  choices: readonly Choice[]
  now: Date
  problems: readonly ChoiceProblem[]
  onChoose: (optionId: string, quantity: number) => void
}
type ChoiceGroupProps = Choosing & {
  group: ChoosableGroup
  onChooseInner: (outerId: string, group: ChoosableGroup, id: string, quantity: number) => void
}

/** One group of options; the groups of an option that was chosen stand beneath it. */
export function ChoiceGroup({ group, onChooseInner, ...choosing }: ChoiceGroupProps) {
  const { choices, now, problems } = choosing
  return (
    <Group group={group} {...choosing}>
      {(option) => {
        const chosen = choices.find(({ option_id: id }) => id === option.id)
        if (!chosen || option.groups.length === 0) return null
        return (
          <div className="mb-2 ml-4 grid gap-4 border-line border-l-2 pl-4">
            {option.groups.map((inner) => (
              <Group
                key={inner.id}
                group={inner}
                choices={chosen.choices}
                now={now}
                problems={problems}
                onChoose={(id, quantity) => onChooseInner(option.id, inner, id, quantity)}
              />
            ))}
          </div>
        )
      }}
    </Group>
  )
}

type GroupProps = Choosing & {
  group: ChoosableGroup
  children?: (option: ChoosableOption) => ReactNode
}

function Group({ group, choices, now, problems, onChoose, children }: GroupProps) {
  const id = useId()
  const own = new Set([group.id, ...group.options.map((option) => option.id)])
  const problem = problems.find(({ about }) => about !== null && own.has(about))
  const isFull = countIn(choices, group) >= group.max_choices
  const isOne = group.max_choices === 1
  return (
    <fieldset
      data-group={group.id}
      aria-describedby={problem ? `${id}-problema` : undefined}
      className="grid min-w-0"
    >
      <legend className="w-full pb-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-semibold">{group.name}</span>
          <GroupState group={group} count={countIn(choices, group)} />
        </span>
        <span className="block text-sm text-muted">{howMany(group)}</span>
      </legend>
      {problem ? <FieldError id={`${id}-problema`}>{problem.message}</FieldError> : null}
      {group.options
        .filter(({ is_available: isSold }) => isSold)
        .map((option) => {
          const quantity = quantityIn(choices, option.id)
          const row = { option, group, quantity, isOut: isSoldOut(option, now) }
          return (
            <div key={option.id} className="border-line border-b last:border-0">
              {isOne ? (
                <OneOfThem {...row} name={id} onChoose={onChoose} />
              ) : (
                <SeveralOfThem {...row} isFull={isFull} onChoose={onChoose} />
              )}
              {children?.(option)}
            </div>
          )
        })}
      {isOne && group.min_choices === 0 && isFull ? (
        <button
          type="button"
          className="min-h-11 justify-self-start text-sm font-semibold text-mar-700 underline underline-offset-4"
          onClick={() => {
            const chosen = group.options.find((one) => quantityIn(choices, one.id) > 0)
            if (chosen) onChoose(chosen.id, 0)
          }}
        >
          {texts.none}
        </button>
      ) : null}
    </fieldset>
  )
}

type RowProps = {
  option: ChoosableOption
  group: ChoosableGroup
  quantity: number
  isOut: boolean
  onChoose: (optionId: string, quantity: number) => void
}

function OneOfThem({
  option,
  group,
  quantity,
  isOut,
  name,
  onChoose,
}: RowProps & { name: string }) {
  return (
    <label className="grid min-h-12 cursor-pointer grid-cols-[1.5rem_1fr_auto] items-center gap-x-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-muted">
      <input
        type="radio"
        name={name}
        disabled={isOut}
        checked={quantity > 0}
        onChange={() => onChoose(option.id, 1)}
        className="size-6 appearance-none rounded-full border-[1.5px] border-placeholder bg-white checked:border-[7px] checked:border-mar-900 focus-visible:rounded-full disabled:opacity-55"
      />
      <span className="min-w-0 wrap-break-word">{option.name}</span>
      <Price option={option} group={group} isOut={isOut} />
    </label>
  )
}

function SeveralOfThem({
  option,
  group,
  quantity,
  isOut,
  isFull,
  onChoose,
}: RowProps & { isFull: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own frame
    <div role="group" aria-label={option.name} className="flex min-h-12 items-center gap-2 py-1">
      <span className={`min-w-0 flex-1 wrap-break-word ${isOut ? 'text-muted' : ''}`}>
        {option.name}
      </span>
      <Price option={option} group={group} isOut={isOut} />
      {quantity > 0 ? (
        <>
          <IconButton
            label={texts.less(option.name)}
            onClick={() => onChoose(option.id, quantity - 1)}
          >
            <Minus aria-hidden="true" />
          </IconButton>
          <b aria-live="polite" className="num min-w-4 text-center">
            {quantity}
          </b>
        </>
      ) : null}
      <IconButton
        label={texts.more(option.name)}
        disabled={isOut || isFull}
        onClick={() => onChoose(option.id, quantity + 1)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  )
}

type PriceProps = Pick<RowProps, 'option' | 'group' | 'isOut'>

/** Only what is summed comes on top; of halves the price is the whole one's. */
function Price({ option: { price_cents: cents }, group, isOut }: PriceProps) {
  if (isOut) return <span className="text-sm text-muted">{texts.soldOut}</span>
  if (cents === 0) return <span />
  const price = moneyText(cents)
  return (
    <span className="num text-sm text-muted">
      {group.price_method === 'sum' ? texts.extra(price) : price}
    </span>
  )
}

/** Whether it is still waited for. */
function GroupState({
  group: { min_choices: least },
  count,
}: {
  group: ChoosableGroup
  count: number
}) {
  const { required, chosen, optional } = texts.state
  if (least === 0) return <span className="text-xs text-muted">{optional}</span>
  return count >= least ? <Badge tone="ok">{chosen}</Badge> : <Badge tone="mar">{required}</Badge>
}

function howMany({ min_choices: least, max_choices: most }: ChoosableGroup): string {
  if (least === most) return texts.choose.exactly(least)
  return least === 0 ? texts.choose.upTo(most) : texts.choose.between(least, most)
}
