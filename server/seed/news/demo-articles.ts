import type { DemoArticle } from './article.ts'
import { cidade } from './cidade.ts'
import { meioAmbiente } from './meio-ambiente.ts'
import { praias } from './praias.ts'
import { servico } from './servico.ts'

/** True of the city; only authors and businesses are invented. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  ...praias,
  ...meioAmbiente,
  ...servico,
  ...cidade,
]
