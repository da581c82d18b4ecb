import {
  BeachConditionLine,
  type BeachConditionLineProps,
} from '~/features/city/beach-conditions/BeachConditionLine.tsx'
import { TideNow, type TideNowProps } from '~/features/city/tides/TideNow.tsx'
import { WeatherFacts, type WeatherFactsProps } from '~/features/city/weather/WeatherFacts.tsx'

type BeachNowProps = Omit<TideNowProps, 'more'> & WeatherFactsProps & BeachConditionLineProps

/** "Praia agora": the tide, what the team saw at the beach, and the weather. */
export function BeachNow({ weather, condition, ...tide }: BeachNowProps) {
  const { now } = tide
  return (
    <TideNow
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
