import { useState } from 'react'
import { BottomSheet } from '~/ui/BottomSheet.tsx'
import { Button } from '~/ui/Button.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { cityTexts } from './city.texts.ts'

const texts = cityTexts.sheet

type NeighbourhoodSheetProps = {
  neighbourhoods: readonly { name: string; delivering: number }[]
  chosen: string | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onChosen: (name: string | null) => void
}

/** Said once: what is near, what it costs and how long it takes follow from it. */
export function NeighbourhoodSheet({
  neighbourhoods,
  chosen,
  open,
  onOpenChange,
  onChosen,
}: NeighbourhoodSheetProps) {
  const [value, setValue] = useState(chosen ?? '')
  return (
    <BottomSheet
      title={texts.title}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button
          look="primary"
          block
          onClick={() => {
            onChosen(value || null)
            onOpenChange(false)
          }}
        >
          {value ? texts.see(value) : texts.forget}
        </Button>
      }
    >
      <RadioGroup
        aria-label={cityTexts.chooseBairro}
        value={value}
        onValueChange={setValue}
        options={[
          { value: '', label: texts.forget },
          ...neighbourhoods.map(({ name, delivering }) => ({
            value: name,
            label: name,
            hint: cityTexts.delivering(delivering),
          })),
        ]}
      />
      <p className="mt-4 text-sm text-muted">{texts.hint}</p>
    </BottomSheet>
  )
}
