import { ClipboardList, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { CardSkeleton } from '~/ui/CardSkeleton.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

export function StatesSection() {
  const [isRetrying, setIsRetrying] = useState(false)
  return (
    <ShowcaseSection
      id="estados"
      title="Carregando, vazio, erro e avisos"
      intro="O vazio diz o que fazer; o erro diz o que houve e deixa tentar de novo."
    >
      <Specimen name="CardSkeleton, EmptyState, ErrorState" layout="three" className="items-start">
        <CardSkeleton ratio="3/2" />
        <EmptyState
          icon={<SearchX />}
          title="Nenhum lugar com esses filtros"
          action={
            <>
              <Chip pressed removable>
                Aceita pet
              </Chip>
              <Chip pressed removable>
                Aberto agora
              </Chip>
              <Button look="line">Limpar filtros</Button>
            </>
          }
        >
          Tente tirar um: 58 lugares aceitam pet e 4 estão abertos a esta hora.
        </EmptyState>
        <ErrorState
          title="Não deu para carregar a lista"
          onRetry={() => setIsRetrying(true)}
          retrying={isRetrying}
          action={
            <TextLink to="#estados" block>
              Ver os salvos
            </TextLink>
          }
        >
          Parece que a internet caiu. Os lugares que você já viu continuam salvos aqui.
        </ErrorState>
      </Specimen>
      <Specimen name="No painel" layout="two">
        <Panel aria-label="Pedidos">
          <EmptyState
            surface="plain"
            icon={<ClipboardList />}
            title="Nenhum pedido hoje"
            action={
              <Button look="line" size="sm">
                Abrir o cardápio da mesa 1
              </Button>
            }
          >
            Quando chegar um, ele aparece aqui com um toque.
          </EmptyState>
        </Panel>
        <Panel aria-label="Mensagens" aria-busy="true" className="grid content-start gap-4">
          {['a', 'b', 'c'].map((row) => (
            <div key={row} className="flex items-center gap-3">
              <Skeleton shape="circle" className="size-10 flex-none" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="w-1/2" />
                <Skeleton className="w-4/5" />
              </div>
            </div>
          ))}
        </Panel>
      </Specimen>
      <Specimen name="Spinner" className="text-mar-600">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" label="Conferindo o pagamento" />
      </Specimen>
      <Specimen name="Toast">
        <Button
          look="line"
          onClick={() => toast({ title: 'Código copiado. Agora cole no app do banco.' })}
        >
          Aviso
        </Button>
        <Button
          look="line"
          onClick={() => toast({ title: 'Horário de domingo salvo', variant: 'success' })}
        >
          Deu certo
        </Button>
        <Button
          look="line"
          onClick={() =>
            toast({
              title: 'Não salvou',
              description: 'A internet caiu no meio do caminho.',
              variant: 'destructive',
              action: { label: 'Tentar de novo', onClick: () => undefined },
            })
          }
        >
          Deu errado
        </Button>
      </Specimen>
    </ShowcaseSection>
  )
}
