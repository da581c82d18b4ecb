import type { AdminDraw, DraftRecord } from '@portal/contract/draws/draw-admin'

/** Numbers are text while they are typed. */
export type DrawForm = Omit<DraftRecord, 'series_count' | 'prizes'> & {
  title: string
  summary: string
  series_count: string
  prizes: { title: string; description: string; value: string }[]
}

export function toForm({ title, summary, draft }: AdminDraw): DrawForm {
  const prizes = draft.prizes.map(({ value_cents, ...prize }) => ({
    ...prize,
    value: value_cents === 0 ? '' : String(value_cents),
  }))
  return {
    ...draft,
    title,
    summary,
    series_count: String(draft.series_count),
    prizes: prizes.length > 0 ? prizes : [{ title: '', description: '', value: '' }],
  }
}

export function toBody({ title, summary, prizes, ...form }: DrawForm, version: number) {
  return {
    version,
    title,
    summary,
    draft: {
      ...form,
      series_count: Number(form.series_count),
      // A row that nobody filled is no prize.
      prizes: prizes
        .filter((prize) => prize.title || prize.description || prize.value)
        .map((prize) => ({
          title: prize.title,
          description: prize.description,
          value_cents: Number(prize.value || 0),
        })),
    },
  }
}

/** "draft.prizes.0.value_cents" is the field "prizes.0.value"; what is said of all prizes stands at the first. */
export function fieldOf(path: string): string {
  const field = path.replace(/^draft\./, '').replace(/value_cents$/, 'value')
  return field === 'prizes' ? 'prizes.0.title' : field
}
