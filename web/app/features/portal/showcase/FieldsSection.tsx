import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Combobox } from '~/ui/Combobox.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { Input } from '~/ui/Input.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { Select } from '~/ui/Select.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

const SORTS = [
  { value: 'near', label: 'Mais perto' },
  { value: 'rating', label: 'Melhor nota' },
  { value: 'new', label: 'Mais novos', hint: 'Últimos 30 dias' },
  { value: 'price', label: 'Menor preço', disabled: true },
]
const PLACES = ['Atalaia', 'Maçarico', 'Farol Velho', 'Corvina', 'Destacado', 'Centro', 'São José']
const NEIGHBOURHOODS = PLACES.map((label) => ({ value: label, label }))
const PROBLEMS = [
  { fieldId: 'mostra-nome', message: 'Escreva o nome do negócio' },
  { fieldId: 'mostra-bairro', message: 'Escolha um bairro' },
]

export function FieldsSection() {
  const [problems, setProblems] = useState<typeof PROBLEMS>([])
  return (
    <ShowcaseSection
      id="campos"
      title="Campos"
      intro="Rótulo em cima, dica e erro embaixo. O erro diz o que fazer."
    >
      <Specimen name="SearchField" layout="two">
        <SearchField
          label="Buscar no portal"
          action="#campos"
          placeholder="Tacacá, pousada, farmácia…"
        />
        <SearchField
          label="Buscar no guia"
          action="#campos"
          look="line"
          buttonLook="ink"
          placeholder="Peixe, café, pizza…"
        />
      </Specimen>
      <Specimen name="Input: comum, erro, desativado" layout="three">
        <Field label="Nome completo" hint="Aparece só para você.">
          <Input placeholder="Como está no documento" autoComplete="off" />
        </Field>
        <Field label="E-mail" error="Falta o que vem depois do @." required>
          <Input type="email" defaultValue="rosangela@" autoComplete="off" />
        </Field>
        <Field label="Plano" hint="Troque em Plano e faturas.">
          <Input value="Espadarte, mensal" disabled readOnly />
        </Field>
        <Field label="Senha" hint="Pelo menos 10 caracteres.">
          <PasswordInput autoComplete="off" defaultValue="maré cheia" />
        </Field>
        <Field label="Complemento" optional>
          <Input placeholder="Sala, bloco, referência" autoComplete="off" />
        </Field>
      </Specimen>
      <Specimen name="Select, Combobox" layout="three">
        <Field label="Ordenar">
          <Select options={SORTS} defaultValue="near" />
        </Field>
        <Field label="Categoria" error="Escolha uma categoria.">
          <Select options={SORTS} placeholder="Escolha a categoria" />
        </Field>
        <Field label="Plano">
          <Select options={SORTS} defaultValue="rating" disabled />
        </Field>
        <Field label="Bairro" hint="Digite sem se preocupar com acento.">
          <Combobox options={NEIGHBOURHOODS} placeholder="Atalaia, Maçarico…" />
        </Field>
        <Field label="Rua" hint="A lista vem do servidor.">
          <Combobox
            options={[]}
            onSearch={() => undefined}
            loading
            placeholder="Comece a digitar"
          />
        </Field>
        <p className="self-center text-sm text-muted">
          Ordenar <Select look="inline" aria-label="Ordenar" options={SORTS} defaultValue="near" />
        </p>
      </Specimen>
      <Specimen name="Textarea" layout="two">
        <Field label="Sobre o negócio" hint="Conte em duas ou três frases.">
          <Textarea defaultValue="Peixe do dia assado na brasa, a vinte passos do calçadão do Maçarico." />
        </Field>
        <Field label="Resposta à avaliação" error="Escreva ao menos uma frase.">
          <Textarea placeholder="Obrigado pela visita…" />
        </Field>
      </Specimen>
      <Specimen name="FormErrorSummary" layout="plain">
        <form
          noValidate
          className="grid max-w-110 gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            setProblems([...PROBLEMS])
          }}
        >
          <FormErrorSummary problems={problems} />
          <Field id="mostra-nome" label="Nome do negócio" error={problems[0]?.message} required>
            <Input autoComplete="off" />
          </Field>
          <Field id="mostra-bairro" label="Bairro do negócio" error={problems[1]?.message} required>
            <Select options={NEIGHBOURHOODS} />
          </Field>
          <Button type="submit">Enviar sem preencher</Button>
        </form>
      </Specimen>
    </ShowcaseSection>
  )
}
