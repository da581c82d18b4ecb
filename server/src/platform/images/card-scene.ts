/** Size of the preview other sites and WhatsApp show of a page. */
export const CARD = { width: 1200, height: 630, margin: 64 } as const

const MAR = { 950: '#06222E', 900: '#0A3242', 700: '#0F5B73', 600: '#0E6F88', 300: '#6FC6D6' }
export const INK = { name: '#FFFBF4', kicker: '#FFC53D', site: '#FFFBF4' } as const

const { width, height, margin } = CARD
const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )

/** A line of waves from side to side at a height, each so long and so high. */
function waves(top: number, length: number, swell: number, phase = 0): string {
  let path = `M${-length + phase} ${top}`
  for (let x = -length + phase; x < width; x += length) {
    path += `q${length / 4} ${-swell} ${length / 2} 0t${length / 2} 0`
  }
  return path
}

const sea = (top: number, length: number, swell: number, phase: number, colour: string) =>
  `<path d="${waves(top, length, swell, phase)}V${height}H${-length}z" fill="${colour}"/>`

/** Late afternoon over the bay, for who has no photo yet. */
export const seascape = () =>
  svg(`<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${MAR[700]}"/><stop offset=".55" stop-color="#3C97A6"/>
    <stop offset="1" stop-color="#F6D48A"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="880" cy="262" r="196" fill="#FFC53D" opacity=".22"/>
    <circle cx="880" cy="262" r="124" fill="#FFC53D"/>
    <path d="M0 326c150-40 260-36 380-8s190 34 330 40v90H0z" fill="#0C4A5E"/>
    <path d="M470 360c170-44 420-60 730-26v120H470z" fill="${MAR[900]}" opacity=".55"/>
    ${sea(352, 240, 14, 0, '#1D8197')}${sea(396, 300, 18, 90, MAR[600])}
    ${sea(448, 340, 20, 30, MAR[700])}`)

/** Over whatever lies below: dark where words stand, and the one wave. */
export const veil = () =>
  svg(`<defs><linearGradient id="low" x1="0" y1="0" x2="0" y2="1">
    <stop offset=".2" stop-color="${MAR[950]}" stop-opacity="0"/>
    <stop offset=".55" stop-color="${MAR[950]}" stop-opacity=".72"/>
    <stop offset="1" stop-color="${MAR[950]}" stop-opacity=".96"/></linearGradient>
    <linearGradient id="top" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${MAR[950]}" stop-opacity=".72"/>
    <stop offset=".28" stop-color="${MAR[950]}" stop-opacity="0"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#low)"/>
    <rect width="${width}" height="${height}" fill="url(#top)"/>
    <path d="${waves(height - 22, 96, 13)}" fill="none" stroke="${MAR[300]}" stroke-width="5"/>`)

const MARK_SIDE = 72

/** The lighthouse over the sea, as on the pages (web/app/ui/LogoMark.tsx). */
export const mark = () =>
  svg(`<defs><clipPath id="round"><circle cx="20" cy="20" r="20"/></clipPath></defs>
    <g transform="translate(${margin} 44) scale(${MARK_SIDE / 40})" clip-path="url(#round)">
    <rect width="40" height="40" fill="${MAR[700]}"/>
    <path d="M20 11 42 3v14z" fill="#FFC53D" opacity=".9"/>
    <path d="M20 11-2 3v14z" fill="#FFC53D" opacity=".35"/>
    <path d="M17.3 14h5.4l3 18H14.3z" fill="#FFFBF4"/>
    <path d="M16.7 18h6.6l.7 4.2h-8zM15.3 26.2h9.4l.7 4.2H14.6z" fill="#E0452B"/>
    <rect x="17" y="8.5" width="6" height="5.5" rx="1" fill="#FFC53D"/>
    <path d="M16.2 8.5h7.6L20 4.5z" fill="#E0452B"/>
    <rect x="15.8" y="13.4" width="8.4" height="1.7" rx=".85" fill="${MAR[950]}"/>
    <path d="M-1 31c3.5 0 3.5-2.5 7-2.5s3.5 2.5 7 2.5 3.5-2.5 7-2.5 3.5 2.5 7 2.5 3.5-2.5 7-2.5 3.5 2.5 7 2.5v10H-1z" fill="${MAR[950]}"/>
    </g>`)

export const SITE_LEFT = margin + MARK_SIDE + 20
export const SITE_MIDDLE = 44 + MARK_SIDE / 2
