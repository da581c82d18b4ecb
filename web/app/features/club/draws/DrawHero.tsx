import type { Draw } from '@portal/contract/club/draws/draw'
import { luckyText } from '@portal/contract/club/draws/draw-rules'
import { Calculator, Check, Ticket } from 'lucide-react'
import { onMomentText } from '~/platform/moment-in-sentence.ts'
import { dayText, momentDayText, momentText, shortDayText } from '~/platform/moments.ts'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { DRAWS } from './draw-address.ts'
import { drawsTexts } from './draws.texts.ts'

const { hero: texts, line } = drawsTexts
const MINE = '/dash-clube#sorteios'
const moment = (text: string) => momentText(new Date(text))
const onMoment = (text: string) => onMomentText(new Date(text))
const day = (text: string) => momentDayText(new Date(text))

type Part = { draw: Draw; now: Date }

export function DrawHero({ draw, now }: Part) {
  const [prize] = draw.prizes
  return (
    <div className="wrap">
      <Breadcrumb
        steps={[
          { label: drawsTexts.club, to: '/clube-de-vantagens' },
          { label: drawsTexts.title, to: DRAWS },
          { label: drawsTexts.name(draw.number) },
        ]}
      />
      {draw.is_demo ? <p className="draw-demo">{drawsTexts.demo}</p> : null}
      <div className="draw-hero">
        <div>
          <Headline draw={draw} now={now} />
        </div>
        {prize ? (
          <aside>
            <p>{texts.first}</p>
            <strong>{prize.title}</strong>
            {prize.description ? <p>{prize.description}</p> : null}
            <p className="num">{texts.value(drawsTexts.money(prize.value_cents))}</p>
          </aside>
        ) : null}
      </div>
    </div>
  )
}

function Headline({ draw, now }: Part) {
  if (draw.status === 'open') return <OpenHeadline draw={draw} now={now} />
  const [first] = draw.winners
  const check = (
    <div className="acts">
      <a href="#confira" className={buttonStyle({ look: 'ink' })}>
        <Calculator aria-hidden="true" />
        {texts.check}
      </a>
    </div>
  )
  if (draw.status === 'frozen') {
    return (
      <>
        <h1>{texts.frozen}</h1>
        <p className="lead num">{texts.frozenLead(draw.entry_count, draw.participant_count)}</p>
        {check}
      </>
    )
  }
  const extracted = draw.extraction ? dayText(new Date(draw.extraction.extracted_at)) : ''
  return (
    <>
      <h1>
        {first?.number == null ? (
          texts.drawnNobody
        ) : (
          <>
            {texts.drawn}{' '}
            <span className="draw-plate num">{luckyText(first.number, draw.series_count)}</span>
          </>
        )}
      </h1>
      <p className="lead num">
        {texts.won(draw.number, extracted)}{' '}
        {first?.name ? (
          <>
            <b>{texts.winner(first.name, first.place)}</b> {draw.first_prize}.
          </>
        ) : null}
      </p>
      {check}
    </>
  )
}

function OpenHeadline({ draw, now }: Part) {
  const isEarly = now < new Date(draw.opens_at)
  return (
    <>
      <h1>{texts.open(draw.first_prize)}</h1>
      <p className="lead num">
        {isEarly ? `${texts.soon(onMoment(draw.opens_at))}. ` : null}
        {texts.openLead(draw.number, onMoment(draw.closes_at))} {draw.summary}
      </p>
      <p className="lead num">{texts.given(draw.entry_count)}</p>
      <div className="acts">
        <LinkButton to={MINE} look="primary">
          <Ticket aria-hidden="true" />
          {texts.takePart}
        </LinkButton>
        <LinkButton to={MINE} look="line">
          {texts.mine}
        </LinkButton>
      </div>
    </>
  )
}

export function DrawProgress({ draw }: { draw: Draw }) {
  const reached = { open: 0, frozen: 1, drawn: 4 }[draw.status]
  const short = (text: string) => shortDayText(new Date(text))
  const steps = [
    [line.open, line.span(short(draw.opens_at), short(draw.closes_at))],
    [line.list, draw.frozen_at ? moment(draw.frozen_at) : line.by(moment(draw.closes_at))],
    [line.extraction, day(draw.extraction?.extracted_at ?? draw.extraction_at)],
    [line.winners, draw.drawn_at ? moment(draw.drawn_at) : line.soon],
  ] as const
  const isDone = (index: number) => index < (draw.status === 'frozen' ? 2 : reached)
  return (
    <section aria-label={line.label} className="wrap">
      <ol className="draw-line">
        {steps.map(([name, when], index) => (
          <li
            key={name}
            data-done={isDone(index) || undefined}
            aria-current={!isDone(index) && (index === 0 || isDone(index - 1)) ? 'step' : undefined}
          >
            <i>{isDone(index) ? <Check aria-hidden="true" /> : null}</i>
            <b>{name}</b>
            <span className="num">{when}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
