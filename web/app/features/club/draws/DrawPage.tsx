import type { Draw, DrawCard } from '@portal/contract/club/draws/draw'
import { luckyText } from '@portal/contract/club/draws/draw-rules'
import { Gift } from 'lucide-react'
import { Link } from 'react-router'
import { momentDayText } from '~/platform/moments.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { DrawDocuments } from './DrawDocuments.tsx'
import { DrawHero, DrawProgress } from './DrawHero.tsx'
import { DrawRecheck } from './DrawRecheck.tsx'
import { DrawSteps } from './DrawSteps.tsx'
import { DrawWinners } from './DrawWinners.tsx'
import { drawAddress } from './draw-address.ts'
import { drawsTexts as texts } from './draws.texts.ts'

type DrawPageProps = { draw: Draw; others: readonly DrawCard[]; now: Date }

export function DrawPage({ draw, others, now }: DrawPageProps) {
  return (
    <article>
      <DrawHero draw={draw} now={now} />
      <DrawProgress draw={draw} />
      <DrawWinners draw={draw} />
      {draw.files.entries ? (
        <section id="confira" aria-labelledby="confira-titulo" className="draw-part" data-tint>
          <div className="wrap">
            <h2 id="confira-titulo">{texts.check.title}</h2>
            {draw.extraction ? <p className="lead">{texts.check.lead}</p> : null}
            <DrawSteps draw={draw} />
            <DrawRecheck draw={draw} />
          </div>
        </section>
      ) : null}
      <DrawDocuments draw={draw} />
      {others.length > 0 ? (
        <section aria-labelledby="outros" className="draw-part" data-tint>
          <div className="wrap">
            <h2 id="outros">{texts.past.title}</h2>
            <DrawList draws={others} />
          </div>
        </section>
      ) : null}
    </article>
  )
}

/** Null where the list could not be read. */
export function DrawsPage({ draws }: { draws: readonly DrawCard[] | null }) {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-16">
      <h1>{texts.title}</h1>
      <p className="mt-3 mb-8 max-w-[56ch] text-lead text-muted">{texts.lead}</p>
      {draws === null ? <p role="alert">{texts.failed}</p> : null}
      {draws?.length === 0 ? (
        <EmptyState icon={<Gift />} title={texts.none} level="h2">
          {texts.noneText}
        </EmptyState>
      ) : null}
      {draws && draws.length > 0 ? <DrawList draws={draws} /> : null}
    </div>
  )
}

function DrawList({ draws }: { draws: readonly DrawCard[] }) {
  return (
    <ul className="draw-list">
      {draws.map((draw) => (
        <li key={draw.number}>
          <Link to={drawAddress(draw.number)}>
            <b className="num">{draw.number}</b>
            <span>
              <strong>{draw.title}</strong>
              <small className="num">
                {texts.status[draw.status]} · {momentDayText(new Date(draw.extraction_at))}
              </small>
            </span>
            {draw.first_winner === null ? null : (
              <em className="num">{luckyText(draw.first_winner, draw.series_count)}</em>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
