import { useState } from 'react'
import { DateField } from '~/ui/DateField.tsx'
import { Field } from '~/ui/Field.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

export function MasksSection() {
  const [arrival, setArrival] = useState('2026-07-18')
  const [priceCents, setPriceCents] = useState('9990')
  return (
    <ShowcaseSection
      id="mascaras"
      title="Datas e máscaras"
      intro="Dá para digitar e dá para colar. O formulário recebe o valor limpo."
    >
      <Specimen name="DateField" layout="three">
        <Field label="Chegada" hint={`Valor: ${arrival || 'vazio'}`}>
          <DateField value={arrival} onValueChange={setArrival} min="2026-07-10" max="2026-09-30" />
        </Field>
        <Field label="Data de nascimento" hint="Mês e ano em listas.">
          <DateField min="1920-01-01" max="2010-12-31" />
        </Field>
        <Field label="Saída" error="Escolha uma data depois da chegada.">
          <DateField defaultValue="2026-07-17" />
        </Field>
        <Field label="Cadastro">
          <DateField defaultValue="2026-01-05" disabled />
        </Field>
      </Specimen>
      <Specimen name="MaskedField" layout="three">
        <Field label="WhatsApp" error="Faltam números. Use DDD + 9 dígitos.">
          <MaskedField mask="phone" defaultValue="9198" />
        </Field>
        <Field label="CEP">
          <MaskedField mask="cep" defaultValue="68721000" />
        </Field>
        <Field label="CPF">
          <MaskedField mask="cpf" />
        </Field>
        <Field label="CNPJ" hint="Com ou sem letras.">
          <MaskedField mask="cnpj" defaultValue="12ABC34501DE35" />
        </Field>
        <Field label="Preço" hint={`Valor: ${priceCents || 'nenhum'} centavos`}>
          <MaskedField mask="money" value={priceCents} onValueChange={setPriceCents} />
        </Field>
        <Field label="Taxa de entrega">
          <MaskedField mask="money" defaultValue="600" disabled />
        </Field>
      </Specimen>
    </ShowcaseSection>
  )
}
