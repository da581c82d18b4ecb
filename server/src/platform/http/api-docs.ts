import swagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { sealForSharing } from '../pages/content-security.ts'

/** The OpenAPI document of the contract, and a page to read it: the same for us and for others. */
export async function serveApiDocs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API do Guia Salinópolis',
        version: '1',
        description: 'Leitura pública do guia. Erros seguem RFC 9457 (application/problem+json).',
      },
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'portal.session_token',
            description:
              'Sessão de quem entrou na conta. Em HTTPS o nome do cookie começa com __Secure-. ' +
              'Os papéis exigidos estão na lista de cada operação e em x-access.',
          },
          openDelivery: {
            type: 'oauth2',
            description: 'Sistema de caixa de um negócio, pelo padrão Open Delivery 1.7.1.',
            flows: {
              clientCredentials: {
                tokenUrl: '/api/v1/open-delivery/oauth/token',
                scopes: { 'od.all': 'Todas as operações do Open Delivery' },
              },
            },
          },
        },
      },
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  // Made once: half a megabyte of text for anybody who asks.
  let document: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload !== 'string' || !payload.includes('<html')) return payload
      const { scripts } = sealForSharing(payload, '')
      reply.header('content-security-policy', docsPolicy(scripts))
      return payload
    })
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/api/openapi.json',
        title: 'API do Guia Salinópolis',
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        // What the vendor adds for itself would leave our page.
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    })
  })
}

/** The reference page brings its own styles at run time; nothing else of it is trusted more. */
function docsPolicy(scripts: readonly string[]) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
