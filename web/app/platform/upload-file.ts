import type { Endpoints } from '@portal/contract/api'
import type { EndpointCall, EndpointResult } from '@portal/contract/shared/endpoint'
import type { Problem } from '@portal/contract/shared/problem'
import { isRecord } from '@portal/contract/shared/records'
import { ApiError, addressOf } from './api.ts'

type UploadEndpoint = Extract<Endpoints, { consumes: 'multipart/form-data' }>
type At<Path> = Extract<UploadEndpoint, { path: Path }>

type ParamsOf<Path> = EndpointCall<At<Path>> extends { params: infer Params } ? Params : never
type QueryOf<Path> = EndpointCall<At<Path>> extends { query: infer Query } ? Query : never

type Options<Path> = {
  /** Between 0 and 1, as far as the file has left this machine. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** For files far larger than photos; 0 waits as long as it takes. */
  timeoutMs?: number
  /** Lines of the form, sent before the file. */
  fields?: Readonly<Record<string, string>>
  query?: QueryOf<Path>
  params?: ParamsOf<Path>
}

/** As long as a slow phone needs for a large photo. */
const TIMEOUT_MS = 5 * 60_000

/**
 * Sends a file to the API. By the old way, because `fetch` does not say how far it has come. Rejects
 * with `ApiError` where the API refused, and like `fetch` where it was not reached or called off.
 */
export function uploadFile<Path extends UploadEndpoint['path']>(
  path: Path,
  file: File,
  { onProgress, signal, fields, query, params, timeoutMs = TIMEOUT_MS }: Options<Path> = {},
): Promise<EndpointResult<At<Path>>> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(canceled())
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    signal?.addEventListener('abort', cancel, { once: true })
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status < 400 && request.response) resolve(request.response)
      else reject(new ApiError(request.status, request.response as Problem | null))
    }
    request.onerror = () => reject(new TypeError('the file was not sent'))
    request.ontimeout = request.onerror
    request.onabort = () => reject(canceled())
    request.onloadend = () => signal?.removeEventListener('abort', cancel)
    const form = new FormData()
    for (const [name, line] of Object.entries(fields ?? {})) form.append(name, line)
    form.append('file', file)
    request.open('POST', addressOf(path, partsOf(params, query)))
    request.setRequestHeader('accept', 'application/json')
    request.responseType = 'json'
    request.timeout = timeoutMs
    request.send(form)
  })
}

const canceled = () => new DOMException('the upload was called off', 'AbortError')

/** Which of them an endpoint asks for, its type says; the address takes both as they come. */
const partsOf = (params: unknown, query: unknown) => ({
  ...(isRecord(params) ? { params } : {}),
  ...(isRecord(query) ? { query } : {}),
})
