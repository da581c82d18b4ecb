import { TOPIC_WORDS } from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { plainTextOf } from '@portal/contract/rich-text/plain-text-of'
import { escapeHtml } from '../../../platform/mail/compose-email.ts'
import { richTextHtml } from '../../../platform/rich-text/rich-text-html.ts'
import type { Gathered, GatheredItem, Issue } from './issues.rules.ts'
import { newsletterTexts } from './newsletter.texts.ts'

type ComposedIssue = { subject: string; html: string; text: string }
type Around = { leaveUrl: string; origin: string }

const texts = newsletterTexts.email

/** Mail programs read style attributes only. */
const STYLES: Record<string, string> = {
  p: 'margin:0 0 16px',
  h2: 'font-size:20px;line-height:1.3;margin:24px 0 10px',
  h3: 'font-size:18px;line-height:1.3;margin:20px 0 8px',
  h4: 'font-size:16px;margin:16px 0 8px',
  ul: 'margin:0 0 16px;padding-left:22px',
  ol: 'margin:0 0 16px;padding-left:22px',
  li: 'margin:0 0 6px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #FFC53D',
  hr: 'border:0;border-top:1px solid #F3E4C8;margin:24px 0',
  a: 'color:#0E6F88',
}

/** What somebody typed has no "<" left in it by now: every element found is one we wrote. */
const styled = (html: string) =>
  html.replace(/<(\w+)(?=[\s>])/g, (opening, name: string) =>
    STYLES[name] ? `${opening} style="${STYLES[name]}"` : opening,
  )

/** Plain enough for old mail programs: style attributes, one column, words before pictures. */
export function composeIssue(issue: Issue, { leaveUrl, origin }: Around): ComposedIssue {
  const why = texts.why(TOPIC_WORDS[issue.topic].label)
  const { events, news } = issue.gathered ?? NOTHING
  const blocks = [
    { title: texts.events, items: events },
    { title: texts.news, items: news },
  ].filter(({ items }) => items.length > 0)

  const text = [
    issue.subject,
    plainTextOf(issue.body).replaceAll('\n', '\n\n'),
    ...blocks.map(({ title, items }) =>
      [title, ...items.map((item) => plainItem(item, origin))].join('\n\n'),
    ),
    `${why}\n${texts.leave}: ${leaveUrl}`,
  ].join('\n\n')

  const html = page(issue, {
    body: styled(richTextHtml(issue.body, { origin, photos: [] })),
    blocks: blocks.map(({ title, items }) => block(title, items, origin)).join(''),
    foot: `${escapeHtml(why)} <a href="${escapeHtml(leaveUrl)}" style="color:#44606b">${texts.preferences}</a> · <a href="${escapeHtml(leaveUrl)}" style="color:#44606b">${texts.leave}</a>`,
  })
  return { subject: issue.subject, html, text }
}

const NOTHING: Gathered = { events: [], news: [] }

const plainItem = ({ title, line, path }: GatheredItem, origin: string) =>
  [title, line, `${origin}${path}`].filter(Boolean).join('\n')

function block(title: string, items: readonly GatheredItem[], origin: string): string {
  const rows = items
    .map(
      ({ title: name, line, path }) =>
        `<p style="margin:0 0 14px"><a href="${escapeHtml(origin + path)}" style="${STYLES.a};font-weight:600">${escapeHtml(name)}</a>${line ? `<br><span style="font-size:14px;color:#44606b">${escapeHtml(line)}</span>` : ''}</p>`,
    )
    .join('')
  return `<div style="border-top:1px solid #F3E4C8;margin-top:24px;padding-top:20px"><h2 style="font-size:18px;margin:0 0 12px">${escapeHtml(title)}</h2>${rows}</div>`
}

type Parts = { body: string; blocks: string; foot: string }

function page({ subject, preheader }: Issue, { body, blocks, foot }: Parts): string {
  // Mail programs show the first words of an e-mail beside its subject; these come before all others.
  const first = preheader
    ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`
    : ''
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#FBF3E4;font-family:Arial,Helvetica,sans-serif;color:#06222E;font-size:16px;line-height:1.55">${first}<div style="max-width:600px;margin:0 auto;padding:20px"><div style="background:#FFFBF4;border-radius:16px;padding:28px 24px"><h1 style="font-size:24px;line-height:1.25;margin:0 0 18px">${escapeHtml(subject)}</h1>${body}${blocks}</div><p style="font-size:13px;color:#44606b;padding:0 8px">${foot}</p></div></body></html>`
}
