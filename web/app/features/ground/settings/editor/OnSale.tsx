import type { PortalSettings } from '@portal/contract/ground/settings/portal-settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { Panel } from '~/ui/Panel.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { portalSettingsQuery } from '../settings.queries.ts'

const texts = {
  label: 'Planos à venda',
  isOn: 'Quem tem conta pode assinar, renovar e trocar de plano. Desligar esconde a compra na hora; quem já paga continua.',
  isOff:
    'Ninguém pode comprar agora. O teste grátis, os planos de quem já paga e as compras continuam.',
  on: 'Os planos estão à venda',
  off: 'Os planos saíram da venda',
  failed: 'Não deu para mudar a venda dos planos',
}

/** Whether plans can be bought at all: a setting of the portal, on every node at once. */
export function OnSale() {
  const queries = useQueryClient()
  const settings = useQuery(portalSettingsQuery()).data
  const { isSaving, save } = useSave<PortalSettings>({
    onSaved: (saved) => queries.setQueryData(portalSettingsQuery().queryKey, saved),
    onRefused: () => queries.invalidateQueries({ queryKey: portalSettingsQuery().queryKey }),
  })
  if (!settings) return null
  const { version, plans_on_sale: isOnSale } = settings
  const turn = (plans_on_sale: boolean) =>
    save({
      run: () =>
        browserApi.send('PATCH', '/api/v1/admin/portal-settings', {
          body: { version, changes: { plans_on_sale } },
        }),
      done: plans_on_sale ? texts.on : texts.off,
      failed: texts.failed,
    })
  return (
    <Panel aria-label={texts.label}>
      <Switch
        label={texts.label}
        hint={isOnSale ? texts.isOn : texts.isOff}
        checked={isOnSale}
        disabled={isSaving}
        onCheckedChange={(checked) => void turn(checked)}
      />
    </Panel>
  )
}
