import type { Deps } from '../src/deps.ts'
import { processPhoto } from '../src/features/ground/media/process-photo.ts'
import { EMPTY_CONTENT } from '../src/features/newsroom/news/articles.rules.ts'
import { createArticle } from '../src/features/newsroom/news/create-article.ts'
import { publishArticle } from '../src/features/newsroom/news/publish-article.ts'
import { saveArticle } from '../src/features/newsroom/news/save-article.ts'
import { systemActor } from '../src/platform/actor.ts'
import type { PosterKind } from './art/scenes.ts'
import { type Picture, picture } from './businesses/pictures.ts'
import { DEMO_AUTHORS, type DemoArticle, NEWS_CATEGORIES } from './news/article.ts'
import { DEMO_ARTICLES } from './news/demo-articles.ts'
import { figuresIn, ILLUSTRATION, writtenText } from './news/written.ts'
import { seedPictures } from './seed-pictures.ts'

const HOUR_MS = 3_600_000

/** Writes the demo articles that are not there yet, by the same use case as an editor. */
export async function seedNews(deps: Deps) {
  const categories = await seedNewsCategories(deps)
  const missing: DemoArticle[] = []
  for (const article of DEMO_ARTICLES) {
    if (!(await deps.stores.articles.find(article.id))) missing.push(article)
  }
  if (missing.length === 0) return
  const photos = await seedPictures(deps, missing.flatMap(picturesOf))
  // The worker prepares what the start did not wait for; a cover must be there before its article.
  for (const { alt } of missing.flatMap(picturesOf)) {
    const id = photos.get(alt)
    if (id) await processPhoto({ id }, deps)
  }
  const places = await placeIds(deps)
  for (const article of missing) await addArticle(article, { categories, photos, places }, deps)
}

type Known = {
  categories: ReadonlyMap<string, string>
  photos: ReadonlyMap<string, string>
  places: ReadonlyMap<string, string>
}

const pictureIn = ({ id }: DemoArticle, kind: PosterKind): Picture => picture(kind, id)
const picturesOf = (article: DemoArticle) => [
  pictureIn(article, article.picture),
  ...figuresIn(article.text).map(({ kind }) => pictureIn(article, kind)),
]

export const newsPictures = () => DEMO_ARTICLES.flatMap(picturesOf)

async function addArticle(article: DemoArticle, known: Known, deps: Deps) {
  const { id, title, summary, category, author, correction, hoursAgo } = article
  const now = deps.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * HOUR_MS)
  const photoOf = (kind: PosterKind) => {
    const { alt } = pictureIn(article, kind)
    const photo = known.photos.get(alt)
    if (!photo) throw new Error(`no picture of ${kind} for ${title}`)
    return { id: photo, alt }
  }
  const content = {
    ...EMPTY_CONTENT,
    title,
    summary,
    author: DEMO_AUTHORS[author],
    category_id: known.categories.get(category) ?? null,
    cover: { photo_id: photoOf(article.picture).id, credit: ILLUSTRATION },
    body: writtenText(article.text, photoOf),
    correction: correction
      ? { text: correction.text, date: daysAgo(correction.daysAgo).toISOString().slice(0, 10) }
      : null,
    sponsor: article.sponsor ?? null,
    establishment_ids: (article.places ?? []).flatMap((slug) => known.places.get(slug) ?? []),
  }
  // A text of yesterday is written yesterday: every use case takes the time from its clock.
  const then = { ...deps, clock: { now: () => momentOf(hoursAgo, now) } }
  const { version } = await createArticle(systemActor, { id, title }, then)
  const saved = await saveArticle(systemActor, { id, version, content, is_checkpoint: true }, then)
  if (hoursAgo === null) return
  const at = hoursAgo < 0 ? new Date(now.getTime() - hoursAgo * HOUR_MS) : null
  await publishArticle(systemActor, { id, version: saved.version, at }, then)
}

const momentOf = (hoursAgo: number | null, now: Date) =>
  new Date(now.getTime() - Math.max(0, hoursAgo ?? 0) * HOUR_MS)

async function seedNewsCategories({ stores, clock }: Deps): Promise<Map<string, string>> {
  const known = new Map((await stores.articleCategories.list()).map(({ slug, id }) => [slug, id]))
  // Somebody arranged them: what they took away does not come back.
  if (known.size > 0) return known
  for (const [position, [slug, name]] of NEWS_CATEGORIES.entries()) {
    known.set(slug, await stores.articleCategories.add({ slug, name, position }, clock.now()))
  }
  return known
}

async function placeIds({ connection }: Deps): Promise<Map<string, string>> {
  const rows = await connection.selectFrom('establishments').select(['id', 'slug']).execute()
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
