import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { useState } from 'react'
import { PhotoUploader } from '~/features/ground/media/PhotoUploader.tsx'
import { ShowcaseSection } from '~/features/portal/showcase/ShowcaseSection.tsx'
import { Specimen } from '~/features/portal/showcase/Specimen.tsx'
import { Picture } from '~/ui/Picture.tsx'

const LIMIT = 8
const HERO = { name: 'hero', widths: [960, 1600, 2400], width: 1600, height: 900 }

/** Photos as a person sends them, and pictures as a page shows them. */
export function PhotosSection() {
  const [photos, setPhotos] = useState<OwnPhoto[]>([])
  return (
    <ShowcaseSection
      id="fotos"
      title="Fotos"
      intro="Envio de verdade: entre com uma conta de teste antes. O que ninguém usa some em um dia."
    >
      <Specimen name="PhotoUploader" layout="plain">
        <PhotoUploader photos={photos} onChange={setPhotos} limit={LIMIT} />
      </Specimen>
      <Specimen name="Picture com arte do portal" layout="two">
        <Picture
          picture={HERO}
          ratio="16/9"
          alt="Praia ao amanhecer, com um barco à vela"
          sizes="(min-width: 48rem) 50vw, 100vw"
        />
      </Specimen>
    </ShowcaseSection>
  )
}
