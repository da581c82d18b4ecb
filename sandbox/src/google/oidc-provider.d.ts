/** The part of oidc-provider that is used here; the package brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  export type Context = {
    req: IncomingMessage
    res: ServerResponse
    method: string
    path: string
    status: number
    type: string
    body: unknown
    set(headers: Record<string, string>): void
    redirect(url: string): void
  }

  export type Parameters = {
    scope?: string
    prompt?: string
    login_hint?: string
    redirect_uri?: string
  }

  export type OidcContext = Context & {
    oidc: {
      params: Parameters
      result?: { consent?: { grantId?: string } }
      session: { accountId?: string }
    }
  }

  export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>

  export type Account = {
    accountId: string
    claims(): Promise<Record<string, unknown> & { sub: string }>
  }

  export type InteractionResult =
    | { error: string; error_description: string }
    | { login: { accountId: string; remember: boolean }; select_account: object }
    | { consent: { grantId: string } }

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }

  export interface Adapter {
    upsert(id: string, payload: AdapterPayload, expiresInSeconds: number): Promise<void>
    find(id: string): Promise<AdapterPayload | undefined>
    findByUid(uid: string): Promise<AdapterPayload | undefined>
    findByUserCode(userCode: string): Promise<AdapterPayload | undefined>
    consume(id: string): Promise<void>
    destroy(id: string): Promise<void>
    revokeByGrantId(grantId: string): Promise<void>
  }

  export type AdapterPayload = { uid?: string; grantId?: string; consumed?: number }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    readonly Client: { prototype: { redirectUriAllowed(uri: string): boolean } }
    readonly Grant: {
      new (owner: { accountId: string; clientId: string }): Grant
      find(id: string): Promise<Grant | undefined>
    }
    readonly Session: { get(context: Context): Promise<{ destroy(): Promise<void> }> }
    use(middleware: Middleware): this
    callback(): RequestListener
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{
      uid: string
      prompt: { name: string }
      params: Parameters
      session?: { accountId: string }
    }>
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
    ): Promise<string>
  }

  export const errors: { SessionNotFound: new () => Error }

  type Policy = { add(prompt: object, index?: number): void }
  export const interactionPolicy: {
    base(): Policy
    Prompt: new (prompt: { name: string; requestable: boolean }) => object
  }
}
