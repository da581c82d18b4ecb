import { CalendarCheck, CalendarPlus2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import type { ButtonLooks } from '~/ui/button-style.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { toast } from '~/ui/toast.ts'
import { PLAN_PATH } from './itinerary.constants.ts'
import { addStop, hasPlace, type KeptStop } from './local-plan.ts'
import { planButtonTexts as texts } from './plan-button.texts.ts'
import { usePlan } from './use-plan.ts'

type PlanButtonProps = {
  stop: KeptStop
  /** `round` is the icon alone, on a picture; `icon` is it among other icons. */
  look: 'round' | 'icon' | ButtonLooks['look']
  size?: ButtonLooks['size']
  className?: string | undefined
}

/** It needs a script: until there is one, its place is kept empty. */
const scripted = 'invisible in-data-hydrated:visible'

/** One tap puts the place into the plan; the next leads to it. */
export function PlanButton({ stop, look, size = 'sm', className = '' }: PlanButtonProps) {
  const navigate = useNavigate()
  const isThere = hasPlace(usePlan(), stop)
  const see = () => void navigate(PLAN_PATH)

  function add() {
    const outcome = addStop(stop)
    if (outcome === 'added') {
      const action = { label: texts.see, onClick: see }
      return toast({ title: texts.done, description: stop.name, variant: 'success', action })
    }
    const [title, description] =
      outcome === 'full' ? [texts.full, texts.fullText] : [texts.off, texts.offText]
    toast({ title, description, variant: 'destructive' })
  }

  const press = { onClick: isThere ? see : add, className: `${scripted} ${className}` }
  const icon = isThere ? <CalendarCheck aria-hidden="true" /> : <CalendarPlus2 aria-hidden="true" />
  if (look === 'round' || look === 'icon') {
    const label = isThere ? texts.addedOf(stop.name) : texts.addOf(stop.name)
    return (
      <IconButton look={look === 'round' ? 'glass' : 'line'} label={label} title={label} {...press}>
        {icon}
      </IconButton>
    )
  }
  return (
    <Button look={look} size={size} {...press}>
      {icon}
      {isThere ? texts.added : texts.add}
    </Button>
  )
}
