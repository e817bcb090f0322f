import { CommunityInvite, ContactAddress } from '../../contact-details.tsx'
import type { PageText } from '../../page-text.ts'
import { Note, SiteTextLink } from '../../page-elements.tsx'
import { SupportRequests } from '../../support/support-requests.tsx'

export const text: PageText = {
  title: 'Contact',
  description:
    'Cum ajungi la oamenii din spatele Botanica: întrebări, sesizări, contestații, date personale și securitate.',
  lead: 'Botanica este îngrijită de oameni. Iată cum ajungi la ei și ce îi ajută să te ajute.',
  sections: [
    {
      id: 'ask',
      title: 'Întreabă-ne aici',
      content: (
        <p>
          Echipa noastră citește ce trimiți și răspunde aici. Când răspunde, primești o notificare.
        </p>
      ),
      after: <SupportRequests />,
    },
    {
      id: 'where',
      title: 'Unde ne găsești',
      content: (
        <>
          <p>
            Pe serverul comunității noastre de pe Discord. Echipa poartă acolo aceleași roluri ca
            aici și deschide un fir privat pentru ce nu privește pe nimeni altcineva.
          </p>
          <CommunityInvite
            label="Intră pe serverul comunității"
            otherwise={
              <p>
                Invitația îți este oferită când trimiți un bot, la{' '}
                <SiteTextLink page="addBot">Adaugă un bot</SiteTextLink>.
              </p>
            }
          />
          <ContactAddress>
            {(address) => <p>Preferi să scrii? Adresa noastră este {address}.</p>}
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
            <strong>Nu merge sau nu știi cum se folosește:</strong> întreabă-i pe proprietarii lui,
            pe serverul de asistență spre care duce pagina botului. Noi nu îl putem repara.
          </p>
          <p>
            <strong>
              Încalcă <SiteTextLink page="guidelines">regulamentul</SiteTextLink>:
            </strong>{' '}
            trimite-ne adresa paginii lui, ce s-a întâmplat, când și, dacă ai, o captură de ecran.
          </p>
        </>
      ),
    },
    {
      id: 'appeals',
      title: 'Despre o decizie a noastră',
      content: (
        <p>
          Botul ți-a fost respins, recenzia eliminată sau contul restricționat și crezi că am
          greșit? Citează motivul pe care l-am dat și spune ce a scăpat din vedere. Cineva care nu a
          luat decizia se uită din nou.
        </p>
      ),
    },
    {
      id: 'privacy',
      title: 'Despre datele tale',
      content: (
        <p>
          Ca să primești o copie, să corectezi ceva sau să-ți ștergi contul, scrie-ne din contul
          Discord despre care este vorba, ca să știm că ești tu. Ce păstrăm scrie în{' '}
          <SiteTextLink page="privacy">Politica de confidențialitate</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'Despre o breșă de securitate',
      content: (
        <Note>
          <p>
            Te rugăm să ne-o spui mai întâi în privat, cu pașii care o arată, și să ne lași timp să
            o închidem înainte să le spui altora. Pe drum, nu te uita la datele altora și nu strica
            nimănui folosirea site-ului.
          </p>
        </Note>
      ),
    },
    {
      id: 'faults',
      title: 'Despre o defecțiune a site-ului',
      content: (
        <p>
          Spune-ne ce ai făcut, la ce te așteptai și ce s-a întâmplat în schimb. Dacă pagina a
          arătat un număr lung, cu el îți găsim cererea în înregistrările noastre: te rugăm să-l
          copiezi.
        </p>
      ),
    },
  ],
}
