import { defineJob } from '../../../platform/queue/job.ts'

/** How long an answer may be remembered; a scheduled article ends it sooner (`until`). */
export const PUBLIC_READ_SECONDS = 300

/** Articles offered under one. */
export const RELATED_ARTICLES = 3

/** Autosaves of one person in this time are one version. */
export const AUTOSAVE_SPAN_MS = 10 * 60_000

export const VERSIONS_PAGE = 50
export const FEED_ARTICLES = 30

/** What Google News reads of a news sitemap, and how much. */
export const NEWS_SITEMAP_MS = 48 * 3_600_000
export const NEWS_SITEMAP_MAX = 1000

export const PUBLISH_DUE_JOB = defineJob('news.publish-due')
