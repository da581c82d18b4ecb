import { mix } from '../colour.ts'
import { drawBeach } from '../nature/beach.ts'
import { drawFlock } from '../nature/bird.ts'
import { drawPalm } from '../nature/palm.ts'
import { drawGrass } from '../nature/plants.ts'
import { drawSails, drawSeascape } from '../nature/seascape.ts'
import type { Stage } from '../stage.ts'
import { type Markup, svg, times } from '../svg.ts'

/** Dunes around the dark freshwater of the Lago da Coca-Cola. */
export function drawDunas(stage: Stage): Markup {
  const { random } = stage
  const horizon = random.between(330, 360)
  return svg`${drawSeascape(stage, { horizon, bottom: 560 })}
    ${drawSails(stage, horizon, [160, 600])}
    ${drawFlock(stage, { from: 60, to: horizon - 110 })}
    ${drawBeach(stage, 470)}
    ${drawFarDunes(stage)}
    ${drawGreatDune(stage, random.between(-36, 20))}
    ${drawLake(stage)}
    ${drawNearBank(stage)}
    ${drawPalm(stage, { x: 70, y: 730, height: random.between(430, 480), lean: 0.14 })}
    ${drawPalm(stage, { x: 176, y: 760, height: random.between(290, 330), lean: 0.24 })}
    ${drawGrasses(stage)}`
}

function drawFarDunes({ palette }: Stage): Markup {
  const [light, shade] = palette.sand
  return svg`<path d="M-20 740V560Q120 470 260 486Q420 520 560 590L760 740Z"
    fill="${mix(light, palette.sky[3], 0.25)}"/>
    <path d="M260 486Q420 520 560 590L760 740H450Q420 580 260 486Z" fill="${mix(shade, palette.sky[3], 0.2)}"/>`
}

/** Light lies on the windward slope; the crest winds down and divides it from the shade. */
function drawGreatDune({ palette }: Stage, lift: number): Markup {
  const [light, shade] = palette.sand
  const peak = 392 + lift
  const ripples = times(5, (index) => {
    const y = 560 + index * 32
    return svg`M${560 - index * 26} ${y + 24}Q${660 - index * 12} ${y - 6} ${772 - index * 22} ${y + 6}`
  })
  return svg`<path d="M300 700C480 690 640 540 730 450Q800 ${peak + 8} 850 ${peak}Q960 460 1060 510T1220 560V820H300Z"
    fill="${light}"/>
    <path d="M850 ${peak}C880 480 770 540 800 620S700 740 720 820H1220V560Q1160 545 1060 510T850 ${peak}Z"
      fill="${shade}"/>
    <path d="${ripples}" stroke="${shade}" stroke-width="3" opacity=".45" fill="none" stroke-linecap="round"/>`
}

function drawLake({ palette, paint }: Stage): Markup {
  const deep = paint('#43221a')
  const glass = mix(paint('#7a4426'), palette.sky[2], 0.22)
  return svg`<path d="M150 716Q260 664 480 662Q700 660 830 690Q900 716 800 748Q640 784 400 776Q180 764 150 716Z"
    fill="${palette.sand[1]}"/>
    <path d="M176 716Q280 674 480 672Q690 670 808 696Q866 716 786 740Q640 772 404 764Q200 756 176 716Z"
      fill="${deep}"/>
    <path d="M230 704Q330 680 480 679Q680 678 780 700Q640 692 480 700Q330 704 230 704Z" fill="${glass}"/>
    <path d="M330 716h110M470 706h150M660 716h84M420 738h170M620 730h60"
      stroke="${palette.sky[3]}" stroke-width="3.4" opacity=".5" stroke-linecap="round"/>`
}

function drawNearBank({ palette }: Stage): Markup {
  const [light, shade] = palette.sand
  return svg`<path d="M-20 820V690Q90 676 190 722Q330 776 560 790Q800 800 960 760Q1100 726 1220 716V820Z"
    fill="${light}"/>
    <path d="M960 760Q1100 726 1220 716V820H840Q930 800 960 760Z" fill="${mix(light, shade, 0.6)}"/>`
}

function drawGrasses(stage: Stage): Markup {
  const { random } = stage
  const left = times(16, () => {
    const x = random.between(10, 330)
    return { x, y: random.between(722 + x * 0.16, 800) }
  })
  const right = times(12, () => ({ x: random.between(940, 1190), y: random.between(762, 804) }))
  return [...left, ...right]
    .sort((far, near) => far.y - near.y)
    .map(({ x, y }) => drawGrass(stage, { x, y, scale: (y - 520) / 230 }))
    .join('')
}
