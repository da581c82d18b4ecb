import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery } from '@tanstack/react-query'
import { moneyFiguresQuery } from '~/features/money/payments/admin/money.queries.ts'
import { adminTexts } from '~/features/portal/admin/admin.texts.ts'
import { OverviewCard } from '~/features/portal/admin/OverviewCard.tsx'
import { ADMIN_PAGES } from '~/screens/admin.screens.ts'
import { Loaded } from '~/ui/Loaded.tsx'

const { money: texts, why } = adminTexts.overview
const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })
const monthText = (month: string) => monthName.format(new Date(`${month}-15T12:00:00Z`))

/** What plans bring in, beside the month before; the page behind it has all twelve. */
export function MoneyCard({ className }: { className?: string }) {
  return (
    <OverviewCard
      title={texts.title}
      to={ADMIN_PAGES.money.path}
      linkLabel={texts.link}
      className={className}
    >
      <Loaded
        query={useQuery(moneyFiguresQuery())}
        texts={texts}
        why={() => why}
        surface="plain"
        className="h-32"
      >
        {({ months }) => {
          const [before, now] = months.slice(-2)
          if (!before || !now) return null
          return (
            <>
              <p>
                <strong className="num">{moneyText(now.mrr_cents)}</strong> {texts.revenue}{' '}
                {texts.before(monthText(before.month), moneyText(before.mrr_cents))}
              </p>
              <ul className="mt-3">
                {[texts.paying(now.paying), texts.trials(now.trials)].map((line) => (
                  <li key={line} className="num border-line border-t py-2.5 last:pb-0">
                    {line}
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </OverviewCard>
  )
}
