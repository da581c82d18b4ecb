import { ChartColumn, Clock, Eye, QrCode, Share2 } from 'lucide-react'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { toast } from '~/ui/toast.ts'
import { words } from '~/ui/words.ts'
import { insightScreenTexts } from './insight-screen.texts.ts'

const texts = insightScreenTexts.zero
const ICONS = [Eye, Clock, ChartColumn]

type NobodyYetProps = { establishment: { slug: string; name: string }; poster: string }

/** Before the first visit: how to bring it, and when what is shown. */
export function NobodyYet({ establishment: { slug, name }, poster }: NobodyYetProps) {
  async function share() {
    const url = `${window.location.origin}/guia/${slug}`
    if (navigator.share) {
      // Closed without choosing: nothing went wrong.
      await navigator.share({ title: name, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url).then(
      () =>
        toast({ title: words.share.done, description: words.share.doneText, variant: 'success' }),
      () => toast({ title: words.share.failed, description: url, variant: 'destructive' }),
    )
  }
  return (
    <div className="grid gap-5 lg:grid-cols-12">
      <Panel aria-labelledby="ninguem" className="grid content-start gap-1.5 lg:col-span-7">
        <h2 id="ninguem" className="text-[1.375rem]">
          {texts.title}
        </h2>
        <p className="max-w-[56ch] text-muted">{texts.text}</p>
        <div className="mt-3 flex flex-wrap gap-2 max-md:grid">
          <Button look="primary" onClick={() => void share()}>
            <Share2 aria-hidden="true" />
            {texts.share}
          </Button>
          <LinkButton to={poster} look="line">
            <QrCode aria-hidden="true" />
            {texts.print}
          </LinkButton>
        </div>
      </Panel>
      <Panel aria-labelledby="quando" className="lg:col-span-5">
        <h2 id="quando" className="text-[1.1875rem]">
          {texts.when}
        </h2>
        <ul className="mt-2">
          {texts.steps.map((step, place) => {
            const Icon = ICONS[place] ?? Eye
            return (
              <li
                key={step.name}
                className="flex min-h-11 items-center gap-3 border-line border-t text-muted first:border-0"
              >
                <Icon aria-hidden="true" className="size-4.5 flex-none text-mar-600" />
                <span>
                  <b className="font-semibold text-ink">{step.name}</b>: {step.text}
                </span>
              </li>
            )
          })}
        </ul>
      </Panel>
    </div>
  )
}
