import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import type {
  EditedArticle,
  StaleArticleDetails,
} from '@portal/contract/newsroom/news/article-editor'
import { type FieldProblem, refusalOf } from '~/editing/refusal.ts'
import { isSame, sendable } from './article-content.rules.ts'
import type { Backups } from './backup.ts'
import { NOT_BEGUN } from './new-article.ts'
import {
  BACKUP_PAUSE_MS,
  RETRY_MS,
  SAVE_AT_LATEST_MS,
  SAVE_PAUSE_MS,
} from './news-admin.constants.ts'

export type SaveState =
  | { kind: 'saved'; at: Date }
  | { kind: 'waiting' | 'saving' | 'offline' }
  | { kind: 'refused'; message: string; problems: readonly FieldProblem[] }
  | { kind: 'stale'; details: StaleArticleDetails }

export type Writing = {
  content: ArticleContent
  /** What the server answered last. */
  base: EditedArticle
  state: SaveState
}

export type SaveBody = { version: number; content: ArticleContent; is_checkpoint: boolean }
type Needs = {
  send: (body: SaveBody) => Promise<EditedArticle>
  backups: Backups
  now: () => Date
}

/**
 * Saves what is written: after each pause, one call at a time, with a copy on the device until the
 * server has it. When somebody else saved meanwhile it stops and waits for a person to choose.
 */
export function createAutosaver(article: EditedArticle, { send, backups, now }: Needs) {
  let writing: Writing = {
    content: article.content,
    base: article,
    state: { kind: 'saved', at: new Date(article.updated_at) },
  }
  let saved = article.content
  let savedAt = new Date(article.updated_at)
  let dirtySince: number | null = null
  /** What the article was begun with, until the portal said that it has it. */
  let beginning: ArticleContent | null = null
  let running: Promise<void> | null = null
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let backupTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function update(next: Partial<Writing>) {
    writing = { ...writing, ...next }
    for (const listener of listeners) listener()
  }
  const isDirty = () => !isSame(sendable(writing.content), sendable(saved))

  function keepCopy() {
    clearTimeout(backupTimer)
    const { content, base } = writing
    if (isDirty()) backups.write(base.id, { content, at: now().toISOString() })
  }

  /** Undone again: the server has just what is on the screen. */
  function rest() {
    if (writing.state.kind !== 'waiting' && writing.state.kind !== 'refused') return
    clearTimeout(saveTimer)
    clearTimeout(backupTimer)
    dirtySince = null
    backups.clear(writing.base.id)
    update({ state: { kind: 'saved', at: savedAt } })
  }

  function schedule(delay: number) {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void save(), delay)
  }

  async function attempt(isCheckpoint: boolean, version: number) {
    // Word for word: an answer that was lost must not make the first try somebody else's text.
    if (version === NOT_BEGUN) beginning ??= writing.content
    const sent = beginning ?? writing.content
    update({ state: { kind: 'saving' } })
    try {
      const content = sendable(sent)
      const base = await send({ version, content, is_checkpoint: isCheckpoint })
      saved = sent
      savedAt = now()
      beginning = null
      dirtySince = null
      const isBehind = isDirty()
      if (isBehind) keepCopy()
      else backups.clear(base.id)
      update({ base, state: isBehind ? { kind: 'waiting' } : { kind: 'saved', at: savedAt } })
      if (isBehind) schedule(SAVE_PAUSE_MS)
    } catch (cause) {
      keepCopy()
      const state = stateAfter(cause)
      if (state.kind !== 'offline') beginning = null
      update({ state })
      if (state.kind === 'offline') schedule(RETRY_MS)
    }
  }

  /** Answers whether the server now has what is on the screen. */
  async function save({
    isCheckpoint = false,
    over,
  }: {
    isCheckpoint?: boolean
    over?: number
  } = {}) {
    clearTimeout(saveTimer)
    while (running) await running
    if (over === undefined && writing.state.kind === 'stale') return false
    // Offline, the last call may have arrived although its answer did not.
    const isUnsure = writing.state.kind === 'offline'
    if (!isDirty() && !isUnsure && !isCheckpoint && over === undefined) return true
    running = attempt(isCheckpoint, over ?? writing.base.version).finally(() => {
      running = null
    })
    await running
    return writing.state.kind === 'saved'
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => writing,

    change(part: Partial<ArticleContent>) {
      const isHeld = writing.state.kind === 'stale'
      update({ content: { ...writing.content, ...part } })
      clearTimeout(backupTimer)
      backupTimer = setTimeout(keepCopy, BACKUP_PAUSE_MS)
      if (isHeld) return
      if (!isDirty()) return rest()
      if (writing.state.kind !== 'saving' && writing.state.kind !== 'offline')
        update({ state: { kind: 'waiting' } })
      const moment = now().getTime()
      dirtySince ??= moment
      schedule(Math.min(SAVE_PAUSE_MS, Math.max(0, dirtySince + SAVE_AT_LATEST_MS - moment)))
    },

    save,

    /** The page goes away, perhaps for good: the copy first, then the server. */
    leave() {
      keepCopy()
      if (isDirty() && !running) void save()
    },

    /** What the server has takes the place of what is on the screen. */
    adopt(base: EditedArticle) {
      clearTimeout(saveTimer)
      clearTimeout(backupTimer)
      saved = base.content
      savedAt = new Date(base.updated_at)
      dirtySince = null
      backups.clear(base.id)
      update({
        base,
        content: base.content,
        state: { kind: 'saved', at: savedAt },
      })
    },

    /** Published, withdrawn: the article changed, its text did not; what is typed meanwhile still waits. */
    moveOn(base: EditedArticle) {
      savedAt = now()
      update({ base, ...(isDirty() ? {} : { state: { kind: 'saved', at: savedAt } }) })
    },

    /** Nothing more is waited for; what is not saved yet is on its way or on the device. */
    stop() {
      this.leave()
      clearTimeout(saveTimer)
      clearTimeout(backupTimer)
    },
  }
}

function stateAfter(cause: unknown): SaveState {
  const { kind, status, sentence, fields, details } = refusalOf(cause)
  if (kind === 'offline' || status >= 500) return { kind: 'offline' }
  if (kind === 'stale') return { kind, details: details as StaleArticleDetails }
  return { kind: 'refused', message: sentence, problems: fields }
}
