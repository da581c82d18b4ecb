import { type Colour, darken, lighten, mix } from '../colour.ts'
import { drawGlow } from '../nature/glow.ts'
import { drawCrown } from '../nature/palm.ts'
import { lampLight } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { linearGradient, type Markup, svg, times } from '../svg.ts'

/** The table under a dish: each hour lays it differently, each dish brings its colour. */
export function drawTabletop(stage: Stage, colour: Colour): Markup {
  switch (stage.paletteName) {
    case 'alvorada':
      return drawPlanks(stage, mix(colour, '#ecd3a8', 0.84)) + drawPalmShadow(stage)
    case 'diaclaro':
      return drawCloth(stage, colour)
    case 'poente':
      return drawMat(stage, mix(colour, '#d08a45', 0.74))
    case 'noite':
      return drawPlanks(stage, mix(darken(colour, 0.6), '#2b1c24', 0.6)) + drawCandlelight(stage)
  }
}

function drawCloth({ frame, random, uniqueId }: Stage, colour: Colour): Markup {
  const { width, height } = frame
  const id = uniqueId('cloth')
  const waves = times(26, () => {
    const start = svg`M${random.between(-60, width)} ${random.between(0, height)}`
    return svg`<path d="${start}q30 -18 60 0t60 0" opacity="${random.between(0.05, 0.12)}"/>`
  })
  return svg`<defs>
    ${linearGradient(id, [lighten(colour, 0.06), darken(colour, 0.28)], { toX: 1, toY: 1 })}</defs>
    <rect width="${width}" height="${height}" fill="url(#${id})"/>
    <g stroke="#ffffff" stroke-width="5" fill="none" stroke-linecap="round">
    ${waves}</g>`
}

function drawPlanks({ frame, random }: Stage, colour: Colour): Markup {
  const { width, height } = frame
  const depth = 134
  const planks = times(Math.ceil(height / depth), (index) => {
    const y = index * depth
    const grain = times(5, () => {
      const start = svg`M${random.between(-80, width)} ${y + random.between(18, depth - 18)}`
      return svg`${start}q60 ${random.between(-9, 9)} 130 0t110 0`
    })
    const joint = random.between(width * 0.1, width * 0.9)
    return svg`<rect y="${y}" width="${width}" height="${depth}"
      fill="${index % 2 === 0 ? colour : darken(colour, 0.05)}"/>
      <path d="${grain}" stroke="${darken(colour, 0.14)}" stroke-width="3" fill="none" stroke-linecap="round"/>
      <path d="M0 ${y}H${width}M${joint} ${y}v${depth}" stroke="${darken(colour, 0.3)}" stroke-width="4"/>`
  })
  return planks.join('')
}

/** Woven palm straw, over and under. */
function drawMat({ frame, uniqueId }: Stage, colour: Colour): Markup {
  const { width, height } = frame
  const id = uniqueId('weave')
  const size = 46
  const straw = (x: number, y: number, isAcross: boolean) => {
    const turn = isAcross ? '' : svg` transform="rotate(90 ${x + size / 2} ${y + size / 2})"`
    return svg`<g${turn}>
      <rect x="${x + 2}" y="${y + 2}" width="${size - 4}" height="${size - 4}" rx="7" fill="${isAcross ? colour : darken(colour, 0.12)}"/>
      <path d="M${x + 6} ${y + 15}h${size - 12}M${x + 6} ${y + 31}h${size - 12}" stroke="${darken(colour, 0.24)}" stroke-width="2.6"/>
    </g>`
  }
  return svg`<defs>
    <pattern id="${id}" width="${size * 2}" height="${size * 2}" patternUnits="userSpaceOnUse" patternTransform="rotate(12)">
    <rect width="${size * 2}" height="${size * 2}" fill="${darken(colour, 0.36)}"/>
    ${straw(0, 0, true)}
    ${straw(size, 0, false)}
    ${straw(0, size, false)}
    ${straw(size, size, true)}</pattern></defs>
    <rect width="${width}" height="${height}" fill="url(#${id})"/>
    ${sunsetWash(frame.width, frame.height, uniqueId('wash'))}`
}

function sunsetWash(width: number, height: number, id: string): Markup {
  return svg`<defs>
    <linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#ffd27a" stop-opacity=".5"/>
    <stop offset="1" stop-color="#5a2149" stop-opacity=".55"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#${id})"/>`
}

/** Morning light comes through a palm. */
function drawPalmShadow(stage: Stage): Markup {
  const shade = {
    ...stage,
    palette: { ...stage.palette, leaf: ['#5b4a6b', '#5b4a6b'] as const, ink: '#5b4a6b' },
  }
  return svg`<g opacity=".14" transform="rotate(-52 1100 40)">${drawCrown(shade, [1100, 40], 1150)}</g>`
}

function drawCandlelight(stage: Stage): Markup {
  const bokeh = [
    [90, 90, 34],
    [220, 40, 22],
    [1090, 70, 40],
    [980, 30, 20],
    [1160, 190, 24],
    [40, 240, 18],
  ] as const
  return svg`${drawGlow(stage, { x: 420, y: 300, radius: 760, colour: '#ffa94d', strength: 0.5 })}
    <g fill="${lampLight}" opacity=".28">
    ${bokeh.map(([x, y, radius]) => svg`<circle cx="${x}" cy="${y}" r="${radius}"/>`)}</g>`
}
