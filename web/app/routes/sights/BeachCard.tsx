import type { ComponentProps } from 'react'
import {
  BeachConditionLine,
  type BeachConditionLineProps,
} from '~/features/city/beach-conditions/BeachConditionLine.tsx'
import { TideCard } from '~/features/city/tides/TideCard.tsx'
import { WeatherFacts, type WeatherFactsProps } from '~/features/city/weather/WeatherFacts.tsx'

type BeachCardProps = Omit<ComponentProps<typeof TideCard>, 'more'> &
  WeatherFactsProps &
  BeachConditionLineProps

/** The tide of a beach with what the team saw there, and the weather. */
export function BeachCard({ weather, condition, ...tide }: BeachCardProps) {
  const { now } = tide
  return (
    <TideCard
      {...tide}
      more={
        <>
          <BeachConditionLine condition={condition} now={now} />
          <WeatherFacts weather={weather} now={now} />
        </>
      }
    />
  )
}
