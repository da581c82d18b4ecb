import type { PosterKind } from '../art/scenes.ts'
import { asExample } from '../demo-name.ts'

export const NEWS_CATEGORIES = [
  ['servico', 'Serviço'],
  ['praias', 'Praias e marés'],
  ['meio-ambiente', 'Meio ambiente'],
  ['cidade', 'Cidade'],
  ['cultura', 'Cultura e sabores'],
] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number][0]

/** Nobody of that name writes for anybody. */
export const DEMO_AUTHORS = {
  lia: asExample('Lia Bastos'),
  caju: asExample('Raimundo Queiroz'),
  nina: asExample('Nina Valente'),
} as const

export type DemoArticle = {
  /** Its own for ever: what was seeded once is not seeded again. */
  id: string
  title: string
  summary: string
  category: NewsCategory
  author: keyof typeof DEMO_AUTHORS
  picture: PosterKind
  text: string
  /** Hours before the day's seeding; negative: it is scheduled. Null: a draft. */
  hoursAgo: number | null
  correction?: { text: string; daysAgo: number }
  /** Name of a demo business. */
  sponsor?: string
  /** Slugs of demo businesses. */
  places?: string[]
}
