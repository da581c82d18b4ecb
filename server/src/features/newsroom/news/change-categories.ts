import type { EditedArticleCategory } from '@portal/contract/newsroom/news/article-category'
import { MOST_CATEGORIES } from '@portal/contract/newsroom/news/news.texts'
import { numberedSlug, slugOf } from '@portal/contract/shared/slug'
import type { Actor } from '../../../platform/actor.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './news.feature.ts'
import { newsTexts } from './news.texts.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Known = readonly EditedArticleCategory[]

/** A new category, last in the list. */
export async function createCategory(actor: Actor, name: string, { work, clock }: Needs) {
  return work.transaction(async ({ articleCategories, audit }) => {
    const now = clock.now()
    const known = await articleCategories.lockAll()
    requireFreeName(known, name, null)
    if (known.length >= MOST_CATEGORIES) {
      throw new Conflict('news.categories-full', 'no more room', newsTexts.tooManyCategories)
    }
    const slug = freeSlug(name, new Set(known.map((one) => one.slug)))
    const id = await articleCategories.add({ slug, name, position: known.length }, now)
    await audit.record(actor, now, {
      action: 'article-category.created',
      subjectId: id,
      details: { name },
    })
    return articleCategories.list()
  })
}

type Change = { id: string; name?: string | undefined; position?: number | undefined }

/** Another name, another place in the list. */
export async function updateCategory(
  actor: Actor,
  { id, name, position }: Change,
  { work, clock }: Needs,
) {
  return work.transaction(async ({ articleCategories, audit, changes }) => {
    const known = await articleCategories.lockAll()
    const category = requireCategory(known, id)
    if (name !== undefined && name !== category.name) {
      requireFreeName(known, name, id)
      await articleCategories.rename(id, name)
    }
    if (position !== undefined) {
      const others = known.filter((one) => one.id !== id).map((one) => one.id)
      await articleCategories.setOrder(others.toSpliced(position, 0, id))
    }
    await audit.record(actor, clock.now(), {
      action: 'article-category.updated',
      subjectId: id,
      details: { from: category.name, name: name ?? category.name },
    })
    changes.announce(Tag.news)
    return articleCategories.list()
  })
}

export async function removeCategory(actor: Actor, id: string, { work, clock }: Needs) {
  return work.transaction(async ({ articleCategories, audit, changes }) => {
    const category = requireCategory(await articleCategories.lockAll(), id)
    if (category.articles > 0) {
      throw new Conflict(
        'news.category-used',
        `${category.articles} articles`,
        newsTexts.categoryUsed,
      )
    }
    await articleCategories.remove(id)
    await audit.record(actor, clock.now(), {
      action: 'article-category.removed',
      subjectId: id,
      details: { name: category.name },
    })
    changes.announce(Tag.news)
    return articleCategories.list()
  })
}

function requireCategory(known: Known, id: string) {
  const category = known.find((one) => one.id === id)
  if (!category) throw new NotFound('article-category', id)
  return category
}

function requireFreeName(known: Known, name: string, except: string | null) {
  const wanted = name.toLocaleLowerCase('pt-BR')
  const isTaken = known.some(
    (one) => one.id !== except && one.name.toLocaleLowerCase('pt-BR') === wanted,
  )
  if (!isTaken) return
  const fields = [{ path: 'name', message: newsTexts.categoryTaken }]
  throw new Invalid('news.category-taken', name, fields, newsTexts.categoryTaken)
}

function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name)
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = numberedSlug(slug, number)
  return free
}
