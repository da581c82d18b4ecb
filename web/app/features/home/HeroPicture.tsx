const PORTRAIT = [480, 960]
const WIDE = [960, 1600, 2400]
const FORMATS = ['avif', 'webp'] as const

function srcSet(name: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `/art/${name}-${width}.${format} ${width}w`).join(', ')
}

/** The largest thing on the first screen, so it is fetched before anything else; decorative. */
export function HeroPicture() {
  return (
    <picture>
      {FORMATS.map((format) => (
        <source
          key={`portrait-${format}`}
          media="(max-width: 767px)"
          type={`image/${format}`}
          sizes="100vw"
          srcSet={srcSet('hero-portrait', PORTRAIT, format)}
        />
      ))}
      {FORMATS.map((format) => (
        <source
          key={`wide-${format}`}
          type={`image/${format}`}
          sizes="100vw"
          srcSet={srcSet('hero', WIDE, format)}
        />
      ))}
      <img
        src="/art/hero-1600.webp"
        alt=""
        loading="eager"
        fetchPriority="high"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}
