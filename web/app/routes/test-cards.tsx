import '../workplace.css'
import { BrandSection } from '~/features/portal/showcase/BrandSection.tsx'
import { ButtonsSection } from '~/features/portal/showcase/ButtonsSection.tsx'
import { CardsSection } from '~/features/portal/showcase/CardsSection.tsx'
import { ChipsSection } from '~/features/portal/showcase/ChipsSection.tsx'
import { ChoicesSection } from '~/features/portal/showcase/ChoicesSection.tsx'
import { CrashSection } from '~/features/portal/showcase/CrashSection.tsx'
import { DiagnosticsSection } from '~/features/portal/showcase/DiagnosticsSection.tsx'
import { FieldsSection } from '~/features/portal/showcase/FieldsSection.tsx'
import { MapsSection } from '~/features/portal/showcase/MapsSection.tsx'
import { MasksSection } from '~/features/portal/showcase/MasksSection.tsx'
import { NavigationSection } from '~/features/portal/showcase/NavigationSection.tsx'
import { OverlaysSection } from '~/features/portal/showcase/OverlaysSection.tsx'
import { StatesSection } from '~/features/portal/showcase/StatesSection.tsx'
import { TableSection } from '~/features/portal/showcase/TableSection.tsx'
import { requireDevelopment } from '~/platform/development-pages.ts'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { TooltipProvider } from '~/ui/TooltipProvider.tsx'
import type { Route } from './+types/test-cards.ts'
import { PhotosSection } from './showcase/PhotosSection.tsx'

export function loader({ context }: Route.LoaderArgs) {
  requireDevelopment(context)
  return null
}

const TITLE = 'Peças do portal'
const FAMILIES = [
  ['marca', 'Marca'],
  ['botoes', 'Botões'],
  ['fichas', 'Fichas'],
  ['cartoes', 'Cartões'],
  ['fotos', 'Fotos'],
  ['campos', 'Campos'],
  ['escolhas', 'Escolhas'],
  ['mascaras', 'Máscaras'],
  ['mapas', 'Mapas'],
  ['camadas', 'Camadas'],
  ['navegacao', 'Navegação'],
  ['estados', 'Estados'],
  ['tabelas', 'Tabelas'],
  ['diagnostico', 'Diagnóstico'],
  ['falhas', 'Falhas'],
] as const

export const meta = () => [{ title: TITLE }, { name: 'robots', content: 'noindex, nofollow' }]

/** Every piece of the design system in its states, to be looked at and pressed. */
export default function TestCards() {
  return (
    <TooltipProvider>
      <div className="wrap py-10 lg:py-16">
        <h1>{TITLE}</h1>
        <p className="mt-3 max-w-[52ch] text-lead text-muted">
          Cada peça e seus estados, para olhar, apertar e comparar.
        </p>
        <nav aria-label="Famílias" className="mt-6 mb-10">
          <ChipRow>
            {FAMILIES.map(([id, name]) => (
              <LinkChip key={id} to={`#${id}`}>
                {name}
              </LinkChip>
            ))}
          </ChipRow>
        </nav>
        <BrandSection />
        <ButtonsSection />
        <ChipsSection />
        <CardsSection />
        <PhotosSection />
        <FieldsSection />
        <ChoicesSection />
        <MasksSection />
        <MapsSection />
        <OverlaysSection />
        <NavigationSection />
        <StatesSection />
        <TableSection />
        <DiagnosticsSection />
        <CrashSection />
      </div>
    </TooltipProvider>
  )
}
