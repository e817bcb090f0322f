import type { PageText } from '../../page-text.ts'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Regulament pentru boți',
  description:
    'Regulile pentru fiecare bot din catalogul Botanica și ce se întâmplă când un bot le încalcă.',
  lead: 'Ce cerem de la fiecare bot care apare aici. În cea mai mare parte, ce ai vrea și tu de la un bot de pe serverul tău.',
  changedOn: '2026-11-24',
  sections: [
    {
      id: 'works',
      title: 'Funcționează',
      content: (
        <ul>
          <li>Este online cât îl verificăm și răspunde la o comandă în câteva secunde.</li>
          <li>Are o comandă de ajutor sau pagina lui spune cum începi.</li>
          <li>Face ce scrie pe pagina lui, astăzi, nu într‑o versiune viitoare.</li>
          <li>Aduce ceva nou. Copiile neschimbate ale codului altcuiva nu intră în catalog.</li>
        </ul>
      ),
    },
    {
      id: 'permissions',
      title: 'Cere doar ce îi trebuie',
      content: (
        <ul>
          <li>
            Invitația nu cere mai multe permisiuni decât folosește botul. Aproape niciun bot nu are
            nevoie de Administrator.
          </li>
          <li>Comenzile de moderare verifică permisiunile celui care le folosește.</li>
          <li>Nu le scrie membrilor care nu i‑au cerut‑o și nu menționează pe nimeni fără rost.</li>
        </ul>
      ),
    },
    {
      id: 'data',
      title: 'Respectă oamenii',
      content: (
        <ul>
          <li>Păstrează doar datele de care are nevoie, spune care sunt și le șterge la cerere.</li>
          <li>Nu adună niciodată parole sau tokenuri și nu spionează pe nimeni.</li>
          <li>Nu ia parte la raiduri, spam, înșelătorii sau atacuri.</li>
          <li>
            Conținutul pentru adulți rămâne în canalele cu restricție de vârstă, nu în prezentare.
          </li>
          <li>Respectă termenii Discord și politicile lui pentru dezvoltatori.</li>
        </ul>
      ),
    },
    {
      id: 'page',
      title: 'Are o pagină cinstită',
      content: (
        <ul>
          <li>Numele, imaginile și descrierile îți aparțin sau ai voie să le folosești.</li>
          <li>
            Descrierea scurtă (10–100 de caractere) spune ce face botul, nu cât de grozav este.
          </li>
          <li>
            Cea lungă (50–2.000 de caractere) poate folosi Markdown. HTML și imaginile nu se
            afișează.
          </li>
          <li>Alege categorii potrivite.</li>
          <li>Numărul de servere este cel adevărat.</li>
        </ul>
      ),
    },
    {
      id: 'votes',
      title: 'Are voturi și recenzii adevărate',
      content: (
        <ul>
          <li>
            Nu cumpăra, nu da la schimb și nu automatiza voturi sau recenzii și nu‑i obliga pe
            oameni să voteze ca să poată folosi funcțiile de bază.
          </li>
          <li>
            Nu șterge recenzii și nu‑i bloca pe autorii lor pentru o părere negativă, dar sinceră.
            Mai bine răspunde‑le.
          </li>
          <li>Nu scrie recenzii ca să‑i faci rău unui concurent.</li>
        </ul>
      ),
    },
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
