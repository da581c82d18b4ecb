import type { Poster } from '@portal/contract/guide/posters/poster'
import { LogoMark } from '~/ui/LogoMark.tsx'
import { QrCode } from '~/ui/QrCode.tsx'
import { postersTexts as texts } from './posters.texts.ts'

/** The sheet as it comes out of the printer, drawn in shares of its own width. */
export function PosterPreview({ poster }: { poster: Poster }) {
  const { name, category, demo_mark, invitation, promise, url, short_url, portal } = poster
  return (
    <div
      role="img"
      aria-label={texts.previewOf(name, url)}
      className="@container mx-auto w-full max-w-80 rounded-item border border-line bg-white shadow-soft"
    >
      <div
        aria-hidden="true"
        className="flex aspect-[210/297] flex-col items-center p-[5.7cqw] text-center text-mar-950"
      >
        <div className="flex h-[39cqw] w-full flex-col rounded-[3.8cqw] bg-mar-900 p-[5.2cqw] text-left">
          <div className="flex items-center justify-between gap-[2cqw] text-[3cqw] leading-none text-mar-300">
            <span className="truncate">{category}</span>
            {demo_mark ? (
              <span className="flex-none rounded-full bg-sol-400 px-[2cqw] py-[1.2cqw] text-[2.2cqw] text-mar-950">
                {demo_mark}
              </span>
            ) : null}
          </div>
          <span
            className={`my-auto line-clamp-3 font-head leading-[1.08] font-bold text-areia-50 wrap-anywhere ${nameSize(name)}`}
          >
            {name}
          </span>
        </div>
        <span className="mt-[3.4cqw] font-head text-[5.2cqw] leading-tight font-bold">
          {invitation}
        </span>
        <span className="text-[3.1cqw] leading-tight text-muted">{promise}</span>
        <div className="mt-[2.4cqw] w-[57cqw] rounded-[3.8cqw] border border-areia-200 p-[1cqw]">
          <QrCode text={url} label={texts.qr(url)} />
        </div>
        <span className="mt-[2.6cqw] max-w-full truncate text-[3.2cqw] leading-tight font-semibold text-mar-700">
          {short_url}
        </span>
        <div className="mt-auto flex items-center gap-[2cqw] text-left">
          <LogoMark className="size-[6.6cqw]" />
          <span className="leading-tight">
            <span className="block font-head text-[3.3cqw] font-bold">{portal.name}</span>
            <span className="block text-[2cqw] text-muted">{portal.line}</span>
          </span>
        </div>
      </div>
    </div>
  )
}

/** Long names are set smaller, as on the sheet itself. */
function nameSize(name: string): string {
  if (name.length <= 16) return 'text-[9.4cqw]'
  return name.length <= 42 ? 'text-[7.4cqw]' : 'text-[5.6cqw]'
}
