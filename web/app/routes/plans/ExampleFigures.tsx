import type { KindFigure } from '@portal/contract/insight/insight/figures'
import { plainText, weekSentences } from '@portal/contract/insight/insight/sentences'
import { BarPlot, PlotLegend } from '~/ui/plots/BarPlot.tsx'
import { PlotTable } from '~/ui/plots/PlotTable.tsx'

const texts = {
  mark: 'Exemplo, números inventados',
  caption: 'Pessoas por dia, exemplo',
  plot: 'Exemplo com números inventados: pessoas que viram a página por dia, de quinta a quarta.',
  heads: ['Dia', 'Agora', 'Antes'],
  legend: { now: 'estes 7 dias', before: 'os 7 antes' },
}

/** A week of nobody's: the days have the names of a real one, for the sentences to have theirs. */
const DAYS = [
  { day: '2026-07-02', name: 'qui', now: 128, before: 121 },
  { day: '2026-07-03', name: 'sex', now: 215, before: 190 },
  { day: '2026-07-04', name: 'sáb', now: 239, before: 206 },
  { day: '2026-07-05', name: 'dom', now: 208, before: 186 },
  { day: '2026-07-06', name: 'seg', now: 25, before: 26 },
  { day: '2026-07-07', name: 'ter', now: 128, before: 131 },
  { day: '2026-07-08', name: 'qua', now: 146, before: 138 },
]
const KINDS: KindFigure[] = [
  { kind: 'view', now: 1089, before: 998 },
  { kind: 'whatsapp', now: 58, before: 44 },
  { kind: 'route', now: 42, before: 45 },
]

/** What an owner sees of a week, drawn by the same plot and said by the same sentences. */
export function ExampleFigures() {
  return (
    <div>
      <p className="mb-3 inline-block rounded-full bg-sol-100 px-3 py-1 font-semibold text-sol-700 text-xs">
        {texts.mark}
      </p>
      <ul className="mb-4 grid gap-1.5">
        {weekSentences(KINDS, DAYS).map((sentence) => (
          <li key={plainText(sentence)}>{plainText(sentence)}</li>
        ))}
      </ul>
      <PlotLegend {...texts.legend} />
      <BarPlot
        label={texts.plot}
        bars={DAYS.map(({ day, name, now, before }) => ({ id: day, label: name, now, before }))}
      />
      <PlotTable
        caption={texts.caption}
        heads={texts.heads}
        rows={DAYS.map(({ name, now, before }) => [name, String(now), String(before)])}
      />
    </div>
  )
}
