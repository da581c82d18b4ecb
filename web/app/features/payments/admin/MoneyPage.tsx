import type { ReactNode } from 'react'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { MONEY_TABS, moneyPages } from './money-pages.texts.ts'

type MoneyPageProps = { current: keyof typeof moneyPages; children: ReactNode }

/** One page of the money of plans, with the way to the others. The first has its name in the menu's. */
export function MoneyPage({ current, children }: MoneyPageProps) {
  const page = moneyPages[current]
  return (
    <div className="grid grid-cols-1 gap-5">
      {'title' in page ? (
        <header>
          <h1 className="text-[1.5rem] md:text-[1.875rem]">{page.title}</h1>
          <p className="max-w-[64ch] text-muted">{page.lead}</p>
        </header>
      ) : null}
      <LinkTabs
        label={MONEY_TABS}
        links={Object.entries(moneyPages).map(([name, { path, tab }]) => ({
          label: tab,
          to: path,
          current: name === current,
        }))}
      />
      {children}
    </div>
  )
}
