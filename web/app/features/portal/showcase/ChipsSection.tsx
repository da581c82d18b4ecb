import {
  Accessibility,
  BedDouble,
  Clock,
  PawPrint,
  SlidersHorizontal,
  Ticket,
  Utensils,
  Waves,
} from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/ui/Badge.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { CountBadge } from '~/ui/CountBadge.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { OpenState } from '~/ui/OpenState.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { Scene } from './Scene.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

const FILTERS = [
  { name: 'Aceita pet', icon: <PawPrint aria-hidden="true" /> },
  { name: 'Acessível', icon: <Accessibility aria-hidden="true" /> },
  { name: 'Aberto agora', icon: <Clock aria-hidden="true" /> },
  { name: 'Tem cupom', icon: <Ticket aria-hidden="true" /> },
]

export function ChipsSection() {
  const [on, setOn] = useState(['Aceita pet', 'Acessível'])
  function toggle(name: string) {
    setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name])
  }
  return (
    <ShowcaseSection
      id="fichas"
      title="Fichas, selos e estados"
      intro="No celular a fileira de fichas corre para o lado e nunca quebra."
    >
      <Specimen name="Chip de filtro" layout="plain">
        <ChipRow role="group" aria-label="Filtros">
          <Chip look="line" count={on.length}>
            <SlidersHorizontal aria-hidden="true" />
            Filtros
          </Chip>
          {FILTERS.map(({ name, icon }) => (
            <Chip key={name} look="line" pressed={on.includes(name)} onClick={() => toggle(name)}>
              {icon}
              {name}
            </Chip>
          ))}
          <Chip look="line" disabled>
            Entrega
          </Chip>
        </ChipRow>
      </Specimen>
      <Specimen name="Chip de tirar, LinkChip">
        <Chip pressed removable>
          Aceita pet
        </Chip>
        <LinkChip to="#fichas">
          <Utensils aria-hidden="true" />
          Onde comer
        </LinkChip>
        <LinkChip to="#fichas" aria-current="page">
          <BedDouble aria-hidden="true" />
          Onde ficar
        </LinkChip>
      </Specimen>
      <Specimen name="Sobre a foto" layout="plain">
        <div className="relative isolate grid min-h-50 max-w-110 items-end overflow-hidden rounded-card p-5">
          <div className="absolute inset-0 -z-1 *:size-full">
            <Scene sky="dusk" />
          </div>
          <div className="flex flex-wrap gap-2">
            <LinkChip look="glass" to="#fichas">
              <Utensils aria-hidden="true" />
              Onde comer
            </LinkChip>
            <LinkChip look="glass" to="#fichas">
              <Waves aria-hidden="true" />
              Praias
            </LinkChip>
            <Chip look="glass" pressed>
              Camada ligada
            </Chip>
          </div>
        </div>
      </Specimen>
      <Specimen name="Badge, CountBadge">
        <Badge>Rascunho</Badge>
        <Badge tone="sol">
          <Ticket aria-hidden="true" />
          15% na caldeirada
        </Badge>
        <Badge tone="sol-soft">Termina hoje</Badge>
        <Badge tone="mar">Novo</Badge>
        <Badge tone="ok">Própria para banho</Badge>
        <Badge tone="bad">Imprópria</Badge>
        <CountBadge count={3} label="3 mensagens novas" />
        <CountBadge count={120} label="120 pedidos" />
      </Specimen>
      <Specimen name="OpenState">
        <OpenState state="open">Aberto agora · fecha à 0h</OpenState>
        <OpenState state="soon">Fecha em 20 min</OpenState>
        <OpenState state="closed">Abre amanhã às 9h</OpenState>
        <OpenState state="closed">Horário não informado</OpenState>
      </Specimen>
      <Specimen name="Rating">
        <Rating score={4.8} count={212} />
        <Rating score={5} count={1} />
        <Rating score={4.5} look="stars" />
        <Rating score={3.8} count={1312} look="stars" />
        <Rating score={null} />
      </Specimen>
    </ShowcaseSection>
  )
}
