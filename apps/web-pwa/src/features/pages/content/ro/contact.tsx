import { CommunityInvite, ContactAddress } from '../../contact-details.tsx'
import type { PageText } from '../../page-text.ts'
import { Note, SiteTextLink } from '../../page-elements.tsx'
import { SupportRequests } from '../../support/support-requests.tsx'

export const text: PageText = {
  title: 'Contact',
  description:
    'Cum ajungi la oamenii care fac Botanica: întrebări, sesizări, contestații, date personale și securitate.',
  lead: 'Botanica este făcută de oameni. Iată cum ajungi la noi și ce să ne spui ca să te putem ajuta.',
  sections: [
    {
      id: 'ask',
      title: 'Întreabă‑ne aici',
      content: (
        <p>Echipa noastră citește fiecare mesaj și răspunde aici. Te anunțăm când ai un răspuns.</p>
      ),
      after: <SupportRequests />,
    },
    {
      id: 'where',
      title: 'Unde ne găsești',
      content: (
        <>
          <p>
            Pe serverul comunității noastre de pe Discord. Echipa are acolo aceleași roluri ca aici
            și poate deschide un fir de discuție privat pentru orice subiect delicat.
          </p>
          <CommunityInvite
            label="Intră pe serverul comunității"
            otherwise={
              <p>
                Primești invitația când trimiți un bot, la{' '}
                <SiteTextLink page="addBot">Înscrie un bot</SiteTextLink>.
              </p>
            }
          />
          <ContactAddress>
            {(address) => <p>Preferi e‑mailul? Scrie‑ne la {address}.</p>}
          </ContactAddress>
        </>
      ),
    },
    {
      id: 'bots',
      title: 'Despre un bot',
      content: (
        <>
          <p>
            <strong>Nu merge sau nu știi cum se folosește:</strong> întreabă‑i pe proprietarii lui,
            pe serverul de asistență spre care duce pagina botului. Noi nu îl putem repara.
          </p>
          <p>
            <strong>
              Încalcă <SiteTextLink page="guidelines">regulamentul</SiteTextLink>:
            </strong>{' '}
            trimite‑ne adresa paginii lui, ce s‑a întâmplat, când și, dacă ai, o captură de ecran.
          </p>
        </>
      ),
    },
    {
      id: 'appeals',
      title: 'Contestă o decizie',
      content: (
        <p>
          Dacă botul ți‑a fost respins, recenzia eliminată sau contul restricționat și crezi că am
          greșit, <SiteTextLink page="appeals">contestă decizia</SiteTextLink>: citează motivul pe
          care l‑am dat și spune‑ne ce am scăpat din vedere. Altcineva din echipă o reanalizează.
        </p>
      ),
    },
    {
      id: 'privacy',
      title: 'Despre datele tale',
      content: (
        <p>
          În setările <SiteTextLink page="profile">profilului tău</SiteTextLink> poți descărca o
          copie (<strong>Exportă datele mele</strong>) și îți poți șterge contul (
          <strong>Șterge contul meu</strong>). Pentru orice altceva, scrie‑ne din contul Discord
          despre care este vorba, ca să știm că ești tu. Ce păstrăm scrie în{' '}
          <SiteTextLink page="privacy">Politica de confidențialitate</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'Raportează o problemă de securitate',
      content: (
        <Note>
          <p>
            Te rugăm să ne‑o raportezi în privat, cu pașii prin care se reproduce, și să ne lași
            timp să o rezolvăm înainte să le spui altora. Nu accesa datele altora și nu perturba
            funcționarea site‑ului.
          </p>
        </Note>
      ),
    },
    {
      id: 'faults',
      title: 'Raportează o problemă a site‑ului',
      content: (
        <p>
          Spune‑ne ce ai făcut, la ce te așteptai și ce s‑a întâmplat. Dacă pe pagină apărea un ID
          de cerere, te rugăm să îl adaugi: ne ajută să găsim cererea în jurnale.
        </p>
      ),
    },
  ],
}
