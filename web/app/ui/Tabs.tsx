import { Tabs as Base } from '@base-ui/react/tabs'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { chosenTabStyle, otherTabStyle, tabRowStyle, tabStyle } from './tab-style.ts'

type TabsProps<Value extends string> = {
  label: string
  tabs: {
    value: Value
    label: ReactNode
    panel: ReactNode
    disabled?: boolean | undefined
  }[]
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
}

/** Parts of one screen. Where each part is a page with an address, use LinkTabs. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
}: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      defaultValue={defaultValue}
      onValueChange={(chosen: Value) => onValueChange?.(chosen)}
    >
      <Base.List aria-label={label} activateOnFocus className={tabRowStyle}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={({ active }) => clsx(tabStyle, active ? chosenTabStyle : otherTabStyle)}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
