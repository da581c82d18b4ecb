import { BedDouble, Sailboat, Utensils } from 'lucide-react'
import { useState } from 'react'
import { Accordion } from '~/ui/Accordion.tsx'
import { Breadcrumb } from '~/ui/Breadcrumb.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Pagination } from '~/ui/Pagination.tsx'
import { Tabs } from '~/ui/Tabs.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

const CATEGORIES = [
  { label: 'Tudo', to: '#tudo' },
  { label: 'Onde comer', to: '#comer', icon: <Utensils aria-hidden="true" />, current: true },
  { label: 'Onde ficar', to: '#ficar', icon: <BedDouble aria-hidden="true" /> },
  { label: 'Passeios', to: '#passeios', icon: <Sailboat aria-hidden="true" /> },
  { label: 'Serviços', to: '#servicos' },
]

export function NavigationSection() {
  const [tab, setTab] = useState('about')
  return (
    <ShowcaseSection
      id="navegacao"
      title="Navegação"
      intro="O que troca de lugar tem endereço; o que troca de parte guarda o lugar."
    >
      <Specimen name="Breadcrumb" layout="plain">
        <Breadcrumb
          steps={[
            { label: 'Guia comercial', to: '#navegacao' },
            { label: 'Onde ficar', to: '#navegacao' },
            { label: 'Pousada Rede na Varanda do Farol Velho com nome comprido' },
          ]}
        />
      </Specimen>
      <Specimen name="LinkTabs" layout="plain">
        <LinkTabs
          label="Categorias"
          links={CATEGORIES.map(({ icon, label, ...rest }) => ({
            ...rest,
            label: (
              <>
                {icon}
                {label}
              </>
            ),
          }))}
        />
      </Specimen>
      <Specimen name="Tabs" layout="plain">
        <Tabs
          label="Página do negócio"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'about', label: 'Sobre', panel: <p>Peixe do dia assado na brasa.</p> },
            { value: 'menu', label: 'Cardápio', panel: <p>32 pratos, dos R$ 18 aos R$ 120.</p> },
            { value: 'hours', label: 'Horários', panel: <p>Todos os dias, das 11h à 0h.</p> },
            { value: 'club', label: 'Clube', panel: null, disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion" layout="plain">
        <Accordion
          items={[
            {
              title: 'Posso cancelar quando quiser?',
              content: 'Pode. A página volta à ficha básica no fim do período pago.',
              open: true,
            },
            {
              title: 'O que acontece se eu atrasar?',
              content: 'Nada é apagado. Em sete dias a página volta à ficha básica.',
            },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination, CursorPagination" layout="plain" className="grid gap-8">
        <Pagination page={5} pageCount={20} hrefFor={(page) => `?pagina=${page}`} />
        <Pagination
          label="Outras páginas"
          page={1}
          pageCount={3}
          hrefFor={(page) => `?lista=${page}`}
        />
        <CursorPagination
          label="Antes e depois"
          previous="?antes=a"
          next="?depois=b"
          summary="8 de 46 lugares"
        />
      </Specimen>
    </ShowcaseSection>
  )
}
