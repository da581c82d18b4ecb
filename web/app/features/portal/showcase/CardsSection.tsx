import { Heart, Ticket } from 'lucide-react'
import { Avatar } from '~/ui/Avatar.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { Box } from '~/ui/Box.tsx'
import { Card } from '~/ui/Card.tsx'
import { Carousel } from '~/ui/Carousel.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { OpenState } from '~/ui/OpenState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { Sheet } from '~/ui/Sheet.tsx'
import { Scene } from './Scene.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'
import { Specimen } from './Specimen.tsx'

const LONG_NAME = 'Pousada Rede na Varanda do Farol Velho com nome comprido'

export function CardsSection() {
  return (
    <ShowcaseSection
      id="cartoes"
      title="Cartões e superfícies"
      intro="A foto, o nome e o que a pessoa precisa saber agora. O link do nome cobre o cartão inteiro."
    >
      <Specimen name="Card" layout="three">
        <Card
          title="Maré Cheia Peixe na Brasa"
          to="#cartoes"
          picture={
            <Picture
              ratio="3/2"
              topLeft={
                <Badge tone="sol">
                  <Ticket aria-hidden="true" />
                  15% na caldeirada
                </Badge>
              }
              topRight={<Save name="Maré Cheia" pressed />}
            >
              <Scene sky="dusk" />
            </Picture>
          }
          aside={<Rating score={4.7} count={312} />}
          meta="Peixes e frutos do mar · Maçarico"
          row={
            <>
              <OpenState state="open">Aberto agora · fecha à 0h</OpenState>
              <span className="text-muted">350 m · $$$</span>
            </>
          }
        />
        <Card
          title={LONG_NAME}
          to="#cartoes"
          picture={
            <Picture ratio="3/2" topRight={<Save name={LONG_NAME} />}>
              <Scene />
            </Picture>
          }
          aside={<Rating score={4.8} count={1212} />}
          meta="Pousada · Farol Velho"
          row={
            <>
              <OpenState state="soon">Recepção fecha em 20 min</OpenState>
              <span className="text-muted">9,6 km · $$</span>
            </>
          }
        />
        <Card
          title="Tapiocaria Beira-Rio"
          to="#cartoes"
          picture={<Picture ratio="3/2" />}
          aside={<Badge tone="mar">Novo</Badge>}
          meta="Café e tapioca · Centro"
          row={<OpenState state="closed">Abre amanhã às 6h</OpenState>}
        />
      </Specimen>
      <Specimen name="Picture com legenda, Carousel" layout="two">
        <Picture
          ratio="4/3"
          caption={
            <>
              <h3>Praia do Atalaia</h3>
              <p className="text-sm">Carros na areia até as 14h10</p>
            </>
          }
        >
          <Scene sky="dusk" />
        </Picture>
        <Carousel label="Fotos da Praia do Atalaia">
          <Picture ratio="4/3">
            <Scene />
          </Picture>
          <Picture ratio="4/3">
            <Scene sky="dusk" />
          </Picture>
          <Picture ratio="4/3">
            <Scene sky="green" />
          </Picture>
        </Carousel>
      </Specimen>
      <Specimen name="Box, Sheet, Panel" layout="three">
        <Box>
          <h3>Box</h3>
          <p className="mt-1 text-muted">Areia sobre areia, para agrupar em silêncio.</p>
        </Box>
        <Sheet>
          <h3>Sheet</h3>
          <p className="mt-1 text-muted">Com a única sombra: o que passa por cima da foto.</p>
        </Sheet>
        <Panel aria-labelledby="panel-title">
          <h3 id="panel-title">Panel</h3>
          <p className="mt-1 text-muted">O cartão branco dos painéis, com um fio de borda.</p>
        </Panel>
      </Specimen>
      <Specimen name="Avatar">
        <Avatar name="Luciana Tavares" size="sm" />
        <Avatar name="João Moraes" />
        <Avatar name="Pousada Brisa" />
        <Avatar name="Rosângela Alves" size="lg" decorative={false} />
      </Specimen>
    </ShowcaseSection>
  )
}

function Save({ name, pressed = false }: { name: string; pressed?: boolean }) {
  return (
    <IconButton look="glass" label={`Salvar ${name}`} aria-pressed={pressed}>
      <Heart aria-hidden="true" />
    </IconButton>
  )
}
