const SKIES = {
  day: 'from-mar-300 to-sol-100',
  dusk: 'from-mar-900 via-guara-500 to-sol-400',
  green: 'from-mangue-700 to-mangue-500',
}

/** A stand-in for a photograph: sun, sea and a sail in the palette. */
export function Scene({ sky = 'day' }: { sky?: keyof typeof SKIES }) {
  return (
    <div aria-hidden="true" className={`bg-linear-to-b ${SKIES[sky]}`}>
      <svg viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" className="size-full">
        <title>Cena de praia</title>
        <circle cx="84" cy="34" r="15" className="fill-areia-50" />
        <rect y="56" width="120" height="34" className="fill-mar-700" />
        <path
          d="M0 66c10 0 10-4 20-4s10 4 20 4 10-4 20-4 10 4 20 4 10-4 20-4 10 4 20 4v24H0z"
          className="fill-mar-600"
        />
        <path d="M30 58V34l14 22z" className="fill-areia-50" />
        <path d="M28 58V40L18 56z" className="fill-guara-500" />
        <path d="M15 59h34l-5 7H21z" className="fill-mar-950" />
        <path d="M0 80q60-10 120 0v10H0z" className="fill-areia-200" />
      </svg>
    </div>
  )
}
