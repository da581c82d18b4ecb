import type { Kitchen } from '@portal/contract/storefront/orders/kitchens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '~/platform/api.ts'
import { cityDay, hourText } from '~/platform/moments.ts'
import { BottomSheet } from '~/ui/BottomSheet.tsx'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { cartOf } from '../cart.store.ts'
import { slotText, whenText } from '../order-words.ts'
import { slotsFor } from '../ordering.rules.ts'
import { opensAtOf, termsOf } from './city.rules.ts'
import { cityTexts } from './city.texts.ts'

const texts = cityTexts.slot

type ScheduleSheetProps = {
  kitchen: Kitchen
  /** What was pressed, as long as it is free. */
  first: string | null
  now: Date
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A half hour of a kitchen, before the dishes are chosen. */
export function ScheduleSheet({ kitchen, first, now, open, onOpenChange }: ScheduleSheetProps) {
  const navigate = useNavigate()
  const { slug, modes } = kitchen
  const mode = modes[0] ?? 'pickup'
  const ordering = useQuery({
    queryKey: ['ordering', slug],
    queryFn: () => browserApi.get('/api/v1/establishments/:slug/ordering', { params: { slug } }),
    staleTime: 60_000,
    retry: 1,
  })
  const slots = ordering.data ? slotsFor(ordering.data, { kind: 'menu', mode }, now) : []
  const [chosen, setChosen] = useState(first)
  const slot = chosen && slots.includes(chosen) ? chosen : (slots[0] ?? null)
  const days = [...new Set(slots.map((one) => cityDay(new Date(one))))]
  const day = slot ? cityDay(new Date(slot)) : null
  const opens = opensAtOf(kitchen, now)

  function finish() {
    if (!slot) return
    cartOf(kitchen.id, 'menu').change((cart) => ({ ...cart, mode, slot }))
    onOpenChange(false)
    void navigate(`/cardapio/${slug}`)
  }
  return (
    <BottomSheet
      title={texts.title}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button look="primary" block disabled={!slot} onClick={finish}>
          <span className="num">{slot ? texts.choose(hourText(new Date(slot))) : texts.title}</span>
        </Button>
      }
    >
      <p className="font-semibold">{kitchen.name}</p>
      <p className="num text-sm text-muted">
        {[opens ? cityTexts.opens(whenText(opens, now)) : null, termsOf(kitchen).fee]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {ordering.isPending ? <Skeleton shape="block" className="mt-5 h-40" /> : null}
      {ordering.isError ? (
        <p role="alert" className="mt-5 font-semibold">
          {texts.failed}
        </p>
      ) : null}
      {ordering.data && slots.length === 0 ? <p className="mt-5">{texts.none}</p> : null}
      {slots.length > 0 ? (
        <>
          <fieldset className="mt-5">
            <legend className="font-semibold">{texts.day}</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {days.map((one) => {
                const [ofDay] = slots.filter((at) => cityDay(new Date(at)) === one)
                if (!ofDay) return null
                const [name] = slotText(new Date(ofDay), now).split(', ')
                return (
                  <Chip
                    key={one}
                    look="line"
                    pressed={one === day}
                    onClick={() => setChosen(ofDay)}
                  >
                    {name}
                  </Chip>
                )
              })}
            </div>
          </fieldset>
          <fieldset className="mt-5">
            <legend className="font-semibold">{texts.time}</legend>
            <div className="num mt-2 flex flex-wrap gap-2">
              {slots
                .filter((at) => cityDay(new Date(at)) === day)
                .map((at) => (
                  <Chip key={at} look="line" pressed={at === slot} onClick={() => setChosen(at)}>
                    {hourText(new Date(at))}
                  </Chip>
                ))}
            </div>
          </fieldset>
          <p className="num mt-5 text-sm text-muted">
            {texts.hint(opens && whenText(opens, now))} {texts.held}
          </p>
        </>
      ) : null}
    </BottomSheet>
  )
}
