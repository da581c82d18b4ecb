import type { CarAnswer, TideAnswer } from '@portal/contract/city/tides/tide-answer-rules'
import { Car } from 'lucide-react'

/** The answer first: until when the car may stay, or where the water is going and what of the car. */
export function AdviceHeading({ title, time, lead, car }: TideAnswer) {
  return (
    <div>
      <h2 id="mare" className="text-[clamp(1.75rem,1.3rem+2.2vw,3rem)] leading-[1.08]">
        {title}{' '}
        {time === null ? null : (
          <mark className="num whitespace-nowrap rounded-item bg-sol-400 px-[.16em] text-inherit">
            {time}
          </mark>
        )}
      </h2>
      <p className="num mt-2 max-w-[50ch] text-muted lg:text-lead">{lead}</p>
      {car ? <CarBox {...car} /> : null}
    </div>
  )
}

function CarBox({ isKnown, title, text }: CarAnswer) {
  return (
    <div
      className={`num mt-3 grid max-w-[60ch] grid-cols-[1.5rem_1fr] gap-2.5 rounded-input px-3 py-2.5 ${isKnown ? 'bg-sol-100' : 'bg-areia-100'}`}
    >
      <Car aria-hidden="true" className="size-6" />
      <p className="text-muted text-sm leading-[1.4]">
        <b className="block font-[650] text-base text-ink leading-[1.35]">{title}</b>
        {text}
      </p>
    </div>
  )
}
