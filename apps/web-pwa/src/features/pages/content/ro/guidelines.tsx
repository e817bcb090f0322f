import type { PageText } from '../../page-text.ts'
import { createGuidelineSections } from '../../guideline-sections.tsx'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Regulament pentru boți',
  description:
    'Regulile pentru fiecare bot din catalogul Botanica și ce se întâmplă când un bot le încalcă.',
  lead: 'Ce cerem de la fiecare bot care apare aici. În cea mai mare parte, ce ai vrea și tu de la un bot de pe serverul tău.',
  changedOn: '2026-11-25',
  sections: [
    ...createGuidelineSections('ro'),
    {
      id: 'consequences',
      title: 'Când un bot încalcă regulile',
      content: (
        <>
          <p>
            Dacă nu a fost listat, îl respingem și spunem de ce; îl poți îmbunătăți și trimite din
            nou. După listare, îți scriem mai întâi, dacă problema nu este gravă. Când oamenii sunt
            în pericol, scoatem botul din liste imediat și putem restricționa contul celui din
            spatele lui. Fiecare astfel de decizie este consemnată, cu motivul ei.
          </p>
          <p>
            Ai văzut un bot care încalcă regulile sau crezi că am greșit în privința botului tău?
            Spune‑ne: <SiteTextLink page="contact">Contact</SiteTextLink>.
          </p>
        </>
      ),
    },
  ],
}
