import { html, type Markup } from './html.ts'
import { pageStyle } from './page-style.ts'

export type Page = {
  title: string
  /** Strokes in a square of 32, drawn over the sea. */
  iconPath: string
  /** What this stand-in adds to the shared style. */
  style: Markup
  banner: Markup
  content: Markup
}

export function renderPage({ title, iconPath, style, banner, content }: Page): Markup {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${icon(iconPath)}">
${pageStyle}
${style}
</head>
<body>
<header><div class="wrap">${banner}</div></header>
<main class="wrap">${content}</main>
</body>
</html>`
}

function icon(path: string) {
  const source = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#fffbf4" stroke-width="2"><rect width="32" height="32" rx="8" fill="#0f5b73" stroke="none"/><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(source.source)}`
}
