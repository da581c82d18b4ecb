import { vi } from 'vitest'

/** For tests only: one file on its way, moved along by the test. */
export class FakeUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  status = 0
  response: unknown = null
  responseType = ''
  timeout = 0
  call = ''
  file: File | null = null
  isAborted = false

  open(method: string, path: string) {
    this.call = `${method} ${path}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.file = form.get('file') as File
  }
  abort() {
    this.isAborted = true
    this.onabort?.()
    this.onloadend?.()
  }
  progress(share: number) {
    this.upload.onprogress?.({ loaded: share * 1000, total: 1000 })
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.response = body
    this.onload?.()
    this.onloadend?.()
  }
  fail() {
    this.onerror?.()
    this.onloadend?.()
  }
}

/** Stands in for the browser's way of sending files; answers with those on their way. */
export function fakeUploads(): FakeUpload[] {
  const started: FakeUpload[] = []
  class Request extends FakeUpload {
    constructor() {
      super()
      started.push(this)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return started
}
