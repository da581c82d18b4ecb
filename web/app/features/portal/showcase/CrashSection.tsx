import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

/** The error screen can only be seen by breaking something. */
export function CrashSection() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('Quebra de propósito')
  return (
    <ShowcaseSection id="falhas" title="Falhas" intro="O que se vê quando uma página para.">
      <Specimen name="PageErrorScreen">
        <Button look="line" onClick={() => setBroken(true)}>
          Quebrar esta página
        </Button>
      </Specimen>
    </ShowcaseSection>
  )
}
