import { Dialog as Base } from '@base-ui/react/dialog'
import type { ArticleContent } from '@portal/contract/newsroom/news/article-content'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { backdropStyle } from '~/ui/popup-style.ts'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { sendable } from './article-content.rules.ts'
import type { ArticleParts } from './article-parts.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.pagePreview

/** As wide as many phones, and as a laptop. */
const WIDTHS = { phone: 390, wide: 1280 }
type View = keyof typeof WIDTHS

type PagePreviewProps = {
  id: string
  /** What is on the screen, saved or not. */
  content: ArticleContent
  page: ArticleParts['page']
  onClose: () => void
}

/** The article as its public page would look. */
export function PagePreview({ id, content, page, onClose }: PagePreviewProps) {
  const [view, setView] = useState<View>('phone')
  const shown = useQuery({
    queryKey: ['admin', 'articles', 'page-preview', id],
    queryFn: () =>
      browserApi.send('POST', '/api/v1/admin/articles/:id/preview', {
        params: { id },
        body: { content: sendable(content) },
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup className="fixed inset-0 z-50 flex flex-col bg-areia-200 outline-none">
          <div className="flex flex-none items-center gap-3 border-line border-b bg-areia-50 py-1 pr-2 pl-4">
            <Base.Title className="text-h3 max-md:sr-only">{texts.title}</Base.Title>
            <div className="flex flex-1 md:justify-center">
              <SegmentedControl
                label={texts.view}
                value={view}
                onValueChange={setView}
                options={[
                  { value: 'phone', label: texts.phone },
                  { value: 'wide', label: texts.wide },
                ]}
              />
            </div>
            <Base.Close
              render={
                <IconButton label={texts.close}>
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          <div className="min-h-0 flex-1">
            <Loaded query={shown} texts={texts} why={failureText}>
              {(article) => <Frame width={WIDTHS[view]}>{page(article)}</Frame>}
            </Loaded>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const EMPTY_PAGE = `<!doctype html><html lang="pt-BR"><head><title>${texts.title}</title></head><body></body></html>`

/**
 * A page of its own width: the styles ask the screen how wide it is, so only a frame shows a phone's page
 * on a desk. Wider than there is room, it is drawn smaller.
 */
function Frame({ width, children }: { width: number; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const { box, room } = useRoom()
  const scale = room && width > WIDTHS.phone ? Math.min(1, room.width / width) : 1
  return (
    <div ref={box} className="flex size-full justify-center overflow-hidden">
      <iframe
        title={texts.frame}
        srcDoc={EMPTY_PAGE}
        onLoad={({ currentTarget }) => setBody(dressed(currentTarget.contentDocument))}
        className="h-full flex-none origin-top bg-areia-50"
        style={{
          width: Math.min(width, scale < 1 ? width : (room?.width ?? width)),
          ...(scale < 1 && room ? { height: room.height / scale, scale: String(scale) } : {}),
        }}
      />
      {body ? createPortal(<div onClickCapture={holdLinks}>{children}</div>, body) : null}
    </div>
  )
}

/** The styles of this page are those of the public ones. */
function dressed(page: Document | null) {
  if (!page) return null
  const styles = document.querySelectorAll('link[rel=stylesheet], style')
  for (const sheet of styles) page.head.append(sheet.cloneNode(true))
  return page.body
}

/** A link would lead away from what is being written. Of another document: it is no Element of this one. */
function holdLinks(event: MouseEvent) {
  if ((event.target as Element).closest('a')) event.preventDefault()
}

function useRoom() {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const node = box.current
    if (!node) return
    const watcher = new ResizeObserver(() =>
      setRoom({ width: node.clientWidth, height: node.clientHeight }),
    )
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [])
  return { box, room }
}
