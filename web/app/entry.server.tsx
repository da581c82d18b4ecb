import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './platform/page-context.ts'
import { scriptsAfterPaint } from './platform/resource-order.ts'
import { ScriptNonce } from './platform/script-nonce.ts'

const RENDER_TIMEOUT_MS = 10_000

/**
 * A page is rendered whole before it is sent: it goes to the cache and to crawlers as often as to a
 * person, and nothing in it waits on a slow part.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext)
  // While developing the policy is relaxed, and a nonce would only make React complain of itself.
  const nonce = import.meta.env.DEV ? undefined : page.nonce
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8')
        clearTimeout(deadline)
        const html = Buffer.concat(chunks).toString()
        page.deliver(nonce ? scriptsAfterPaint(html, nonce) : html)
        resolve(new Response(null, { status: finalStatus, headers }))
        done()
      },
    })
    const stream = renderToPipeableStream(
      <ScriptNonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </ScriptNonce>,
      {
        ...(nonce ? { nonce } : {}),
        onAllReady: () => stream.pipe(sink),
        onShellError(error) {
          clearTimeout(deadline)
          reject(error)
        },
        onError(error) {
          finalStatus = 500
          page.reportError(error)
        },
      },
    )
    const deadline = setTimeout(
      () => stream.abort(new Error('render timed out')),
      RENDER_TIMEOUT_MS,
    ).unref()
  })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(pageContext).reportError(error)
}
