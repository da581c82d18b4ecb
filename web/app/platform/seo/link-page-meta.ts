import type { MetaDescriptor, UIMatch } from 'react-router'
import { pageMetadata } from './page-metadata.ts'
import { siteOf } from './site.ts'

type MetaArguments = { matches: readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[] }

/** Pages one reaches by a private link: no search engine keeps them, no other site hears of them. */
export function linkPageMeta(title: string, path: string) {
  return ({ matches }: MetaArguments): MetaDescriptor[] => [
    ...pageMetadata({ title, path, hidden: true }, siteOf(matches)),
    { name: 'referrer', content: 'no-referrer' },
  ]
}
