import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TakenSpan } from '../sandbox/src/traces/start-traces.ts'
import { bin, finish, repository, run } from './processes.ts'

/**
 * `node scripts/draw-trace.ts`: plays the test of an order that is told by push, with its trace on, and draws the
 * spans that came out of it into docs/images/order-trace.svg. `-- spans.json` draws those of a file.
 */
const TARGET = join(repository, 'docs/images/order-trace.svg')
const [ROW, LABEL, BARS, MARGIN, HEAD] = [17, 330, 560, 12, 44]
const COLOURS = { request: '#0b6e99', statement: '#7a8b99', job: '#b3541e', call: '#6a4c93' }

const given = process.argv[2]
writeFileSync(TARGET, draw(given ? read(given) : await record()))
console.log(`${TARGET} is drawn`)

async function record(): Promise<TakenSpan[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-trace-'))
  const file = join(folder, 'spans.json')
  try {
    const words = ['run', 'server/src/order-is-one-trace.test.ts', '-t', 'from the tap to the push']
    await finish(run(bin('vitest'), words, { env: { KEEP_TRACE: file } }))
    return read(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read(file: string): TakenSpan[] {
  return JSON.parse(readFileSync(file, 'utf8')) as TakenSpan[]
}

function draw(spans: readonly TakenSpan[]): string {
  const sorted = spans.toSorted((a, b) => a.startMs - b.startMs)
  const began = sorted[0]?.startMs ?? 0
  const wholeMs = Math.max(...sorted.map(({ startMs, milliseconds }) => startMs + milliseconds))
  const scale = BARS / (wholeMs - began)
  const [width, height] = [LABEL + BARS + 90, HEAD + sorted.length * ROW + MARGIN]
  const rows = sorted.map((span, index) => {
    const y = HEAD + index * ROW
    const x = LABEL + (span.startMs - began) * scale
    const long = Math.max(2, span.milliseconds * scale)
    const indent = MARGIN + depthOf(span, sorted) * 12
    return [
      `<text x="${indent}" y="${y + 12}">${escaped(span.name)}</text>`,
      `<rect x="${round(x)}" y="${y + 3}" width="${round(long)}" height="${ROW - 6}" rx="2" fill="${COLOURS[sortOf(span)]}"/>`,
      `<text class="ms" x="${round(x + long + 4)}" y="${y + 12}">${span.milliseconds.toFixed(1)} ms</text>`,
    ].join('')
  })
  const keys = Object.entries(COLOURS).map(
    ([name, colour], index) =>
      `<rect x="${LABEL + index * 110}" y="26" width="10" height="10" fill="${colour}"/><text x="${LABEL + index * 110 + 15}" y="35">${name}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="An order from the tap to the push, one trace of ${sorted.length} spans in ${Math.round(wholeMs - began)} ms">
<style>text{font:11px ui-monospace,monospace;fill:#1c2733}.ms{fill:#5b6b78;font-size:9px}.title{font-weight:700;font-size:13px}</style>
<rect width="100%" height="100%" fill="#fff"/>
<text class="title" x="${MARGIN}" y="18">An order, from the tap to the push: ${sorted.length} spans, ${Math.round(wholeMs - began)} ms</text>
${keys.join('')}
${rows.join('\n')}
</svg>
`
}

function sortOf({ kind, name }: TakenSpan): keyof typeof COLOURS {
  if (kind === 2) return 'request'
  if (kind === 5) return 'job'
  return name.startsWith('call ') ? 'call' : 'statement'
}

function depthOf(span: TakenSpan, all: readonly TakenSpan[]): number {
  const parent = all.find(({ spanId }) => spanId === span.parentId)
  return parent ? depthOf(parent, all) + 1 : 0
}

function round(value: number) {
  return Math.round(value * 10) / 10
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
