import { List, Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { CheckboxGroup } from '~/ui/CheckboxGroup.tsx'
import { Field } from '~/ui/Field.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { RatingInput } from '~/ui/RatingInput.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

const DELIVERY = [
  { value: 'delivery', label: 'Entrega', hint: 'R$ 6 a R$ 12, 40 a 55 min' },
  { value: 'pickup', label: 'Retirar no balcão', hint: 'Pronto em 20 min' },
  { value: 'table', label: 'Na mesa', hint: 'Só pelo QR da mesa', disabled: true },
]
const PAYMENTS = [
  { value: 'pix', label: 'Pix' },
  { value: 'card', label: 'Cartão' },
  { value: 'cash', label: 'Dinheiro', hint: 'Leve trocado' },
]

export function ChoicesSection() {
  const [payments, setPayments] = useState(['pix'])
  const [delivers, setDelivers] = useState(true)
  return (
    <ShowcaseSection
      id="escolhas"
      title="Escolhas"
      intro="Controles nativos por baixo: funcionam com teclado e antes do script chegar."
    >
      <Specimen name="Checkbox, CheckboxGroup" layout="three">
        <div>
          <Checkbox label="Quero o resumo da semana" defaultChecked />
          <Checkbox label="Avisar antes da maré" hint="Uma hora antes, no celular." />
          <Checkbox label="Todos os pedidos" indeterminate />
          <Checkbox label="Indisponível no seu plano" disabled />
        </div>
        <div>
          <Checkbox
            label="Li e aceito os termos de uso"
            error="Aceite os termos para continuar."
            required
          />
        </div>
        <Field group label="Formas de pagamento" hint="Aparecem na sua página.">
          <CheckboxGroup options={PAYMENTS} values={payments} onValuesChange={setPayments} />
        </Field>
      </Specimen>
      <Specimen name="RadioGroup" layout="three">
        <Field group label="Como receber">
          <RadioGroup options={DELIVERY} defaultValue="delivery" />
        </Field>
        <Field group label="Como receber (cartões)">
          <RadioGroup look="cards" options={DELIVERY} defaultValue="pickup" />
        </Field>
        <Field group label="Turno" error="Escolha um turno." required>
          <RadioGroup
            options={[
              { value: 'day', label: 'Dia' },
              { value: 'night', label: 'Noite' },
            ]}
          />
        </Field>
      </Specimen>
      <Specimen name="Switch" layout="two">
        <Panel aria-label="Entregas" className="grid gap-2">
          <Switch
            label="Receber entregas"
            hint="R$ 6 a R$ 12, 40 a 55 min"
            checked={delivers}
            onCheckedChange={setDelivers}
          />
          <Switch label="Modo férias" />
          <Switch label="Destaque na capa" hint="Só no plano Espadarte" disabled />
        </Panel>
        <Field group label="Sua nota">
          <RatingInput defaultValue={4} />
        </Field>
      </Specimen>
      <Specimen name="SegmentedControl">
        <SegmentedControl
          label="Período"
          defaultValue="today"
          options={[
            { value: 'today', label: 'Hoje' },
            { value: 'weekend', label: 'Fim de semana' },
          ]}
        />
        <SegmentedControl
          label="Ver como"
          defaultValue="list"
          options={[
            {
              value: 'list',
              label: (
                <>
                  <List aria-hidden="true" />
                  Lista
                </>
              ),
            },
            {
              value: 'map',
              label: (
                <>
                  <MapIcon aria-hidden="true" />
                  Mapa
                </>
              ),
            },
          ]}
        />
      </Specimen>
    </ShowcaseSection>
  )
}
