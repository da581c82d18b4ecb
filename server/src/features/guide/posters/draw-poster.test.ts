import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { fontsFolder } from '../../../paths.ts'
import { QR_OPTIONS, qrRuns } from '../../../platform/qr.ts'
import { drawPoster } from './draw-poster.ts'
import { codeOf, posterOf } from './poster.rules.ts'
import { QR } from './posters.constants.ts'

const portal = {
  origin: 'https://guia.salinas.test',
  name: 'Guia Salinópolis',
  city: 'Salinópolis',
}
const poster = posterOf(
  {
    slug: 'mare-cheia',
    name: 'Restaurante e Peixaria Recanto das Águas do Farol Velho',
    category: 'Peixaria',
    status: 'published',
    isDemo: true,
    hasMenu: false,
  },
  portal,
)
const options = { fontsFolder, madeAt: new Date('2026-07-18T14:48:00Z'), compress: false }
const draw = async (size: 'a4' | 'a6') =>
  (await drawPoster(poster, { ...options, size })).toString('latin1')

/** The squares a page is painted with, in the order of the drawing. */
const rectangles = (file: string) =>
  [...file.matchAll(/^(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(
    ([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }),
  )

describe('the drawing of a poster', () => {
  it.each([
    ['a4', '595.275591 841.889764'],
    ['a6', '297.637795 419.527559'],
  ] as const)('is one page of %s', async (size, box) => {
    const file = await draw(size)
    expect(file.startsWith('%PDF-')).toBe(true)
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(file).toContain(`/MediaBox [0 0 ${box}]`)
  })

  // spec: 371
  it('holds the code of the page’s address, module by module', async () => {
    const { data, size } = encode(codeOf(poster), { ...QR_OPTIONS })
    const { runs } = qrRuns(codeOf(poster))
    const all = rectangles(await draw('a4'))
    // The code is the one thing painted in rows of the same height.
    const heights = Map.groupBy(all, ({ height }) => height)
    const rows = [...heights.values()].find((group) => group.length === runs.length) ?? []
    expect(rows).toHaveLength(runs.length)

    const module = rows[0]?.height ?? 0
    const left = Math.min(...rows.map(({ x }) => x))
    const top = Math.min(...rows.map(({ y }) => y))
    const painted = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    for (const { x, y, width } of rows) {
      const from = Math.round((x - left) / module)
      const row = painted[Math.round((y - top) / module)]
      row?.fill(true, from, from + Math.round(width / module))
    }
    expect(painted).toEqual(data)
  })

  it('leaves four modules of white around even the shortest code', () => {
    const { size } = qrRuns('https://a.br/guia/x')
    expect((QR.card - QR.side) / 2).toBeGreaterThanOrEqual((4 * QR.side) / size)
  })

  it('brings its fonts along and says what it is', async () => {
    const file = await draw('a6')
    expect(file).toContain('PortalTitulo')
    expect(file).toContain('PortalTexto')
    expect(file).toContain('/Lang (pt-BR)')
    expect(file).not.toContain('Helvetica')
  })
})

describe('the runs of a code', () => {
  it('cover exactly its dark modules', () => {
    const { data } = encode('https://guia.salinas.test/guia/x', { ...QR_OPTIONS })
    const dark = data.flat().filter(Boolean).length
    const { runs } = qrRuns('https://guia.salinas.test/guia/x')
    expect(runs.reduce((sum, { length }) => sum + length, 0)).toBe(dark)
    expect(runs.length).toBeLessThan(dark)
  })
})
