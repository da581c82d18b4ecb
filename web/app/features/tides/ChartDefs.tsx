/** Water by day, deeper water while no car may be there, and the hatching above it. */
export function ChartDefs({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}w`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#A9DEE7" />
        <stop offset="1" stopColor="#DDF2F5" />
      </linearGradient>
      <linearGradient id={`${id}d`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#6FC6D6" />
        <stop offset="1" stopColor="#B4E0E8" />
      </linearGradient>
      <pattern
        id={`${id}h`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="8" height="8" fill="#FFF3D1" />
        <rect width="2.5" height="8" fill="#FFC53D" opacity=".6" />
      </pattern>
    </defs>
  )
}
