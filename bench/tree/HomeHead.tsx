import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { PortalSettings } from '@portal/contract/ground/settings/portal-settings'
import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteJsonLd } from '~/platform/seo/site-json-ld.ts'

/** What the portal's Layout and the router's Meta write; the router's own links are left out. */
export function HomeHead({ settings, origin }: { settings: PortalSettings; origin: string }) {
  const identity = siteIdentity(settings)
  const jsonLd = siteJsonLd(identity, origin)
  const metadata = pageMetadata({ path: '/', jsonLd }, { identity, origin })
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#06222e" />
      <link rel="icon" href={identity.faviconUrl} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {metadata.map(toElement)}
    </head>
  )
}

function toElement(descriptor: MetaDescriptor): ReactNode {
  const key = JSON.stringify(descriptor)
  if ('title' in descriptor) return <title key="title">{String(descriptor.title)}</title>
  if ('script:ld+json' in descriptor) {
    const json = JSON.stringify(descriptor['script:ld+json'])
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, as the router writes it
      <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    )
  }
  if ('tagName' in descriptor) {
    const { tagName: _, ...attributes } = descriptor
    return <link key={key} {...attributes} />
  }
  return <meta key={key} {...descriptor} />
}
