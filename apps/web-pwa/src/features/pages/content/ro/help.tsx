import { PAGE_CONSTANTS } from '../../page-constants.ts'
import type { PageText } from '../../page-text.ts'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Centru de ajutor',
  description:
    'Răspunsuri la ce întreabă cel mai des vizitatorii, membrii și proprietarii de boți din Botanica.',
  lead: 'Răspunsuri la ce ne întreabă oamenii cel mai des. Întrebarea ta nu este aici? Atunci pune-ne-o nouă.',
  sections: [
    {
      id: 'not-found',
      title: 'De ce nu găsesc un bot?',
      content: (
        <p>
          Poate că nu a fost trimis niciodată, își așteaptă încă verificarea sau a fost șters.
          Încearcă un cuvânt despre ce face, nu numele lui; iar când Discord nu mai cunoaște un bot,
          acesta iese din listele noastre până se întoarce.
        </p>
      ),
    },
    {
      id: 'silent',
      title: 'Un bot nu răspunde pe serverul meu. Ce fac?',
      content: (
        <p>
          Boții sunt ai proprietarilor lor; noi îi prezentăm, nu îi rulăm. Uită-te la starea de pe
          pagina botului: dacă este offline, așteaptă. Dacă este online, verifică-i permisiunile de
          pe serverul tău, apoi întreabă pe serverul lui de asistență, spre care duc cele mai multe
          pagini.
        </p>
      ),
    },
    {
      id: 'cannot-vote',
      title: 'De ce nu pot vota?',
      content: (
        <p>
          Trebuie să fii autentificat și să fi trecut {PAGE_CONSTANTS.voteHours} ore de la ultimul
          tău vot pentru acest bot ({PAGE_CONSTANTS.premiumVoteHours} cu premium). Butonul arată cât
          mai durează, după ceasul nostru, nu după al calculatorului tău.
        </p>
      ),
    },
    {
      id: 'second-review',
      title: 'Pot scrie a doua recenzie pentru același bot?',
      content: (
        <p>
          Nu, fiecare membru are una. Modific-o pe a ta când îți schimbi părerea; data modificării
          se păstrează.
        </p>
      ),
    },
    {
      id: 'review-gone',
      title: 'Recenzia mea a dispărut. Cine a șters-o?',
      content: (
        <p>
          A șters-o un proprietar al botului, te-a blocat de la notarea lui sau a scos-o echipa
          noastră. Proprietarii au voie, dar de fiecare dată se consemnează, cu textul recenziei.
          Dacă crezi că au vrut doar să reducă la tăcere o părere cinstită,{' '}
          <SiteTextLink page="contact">spune-ne</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'Cât durează până când botul meu este aprobat?',
      content: (
        <p>
          De obicei 3 până la 5 zile lucrătoare. Nu grăbești nimic dacă îl trimiți din nou, dar cât
          aștepți poți citi{' '}
          <SiteTextLink page="developerPortal">la ce se uită evaluatorii</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'rejected',
      title: 'Botul meu a fost respins. Este definitiv?',
      content: (
        <p>
          Nu. Primești motivul, schimbi ce spune el și trimiți același bot din nou, din{' '}
          <SiteTextLink page="addBot">Adaugă un bot</SiteTextLink>. Apoi își așteaptă verificarea ca
          oricare altul.
        </p>
      ),
    },
    {
      id: 'server-count',
      title: 'Numărul de servere al botului meu este greșit.',
      content: (
        <p>
          Discord nu ne spune pe câte servere este botul tău. Cere-i echipei noastre să corecteze
          cifra. Se pregătește o cale prin care boții să o trimită singuri.
        </p>
      ),
    },
    {
      id: 'name',
      title: 'Cum îmi schimb numele sau imaginea?',
      content: (
        <p>
          Schimbă-le pe Discord și autentifică-te din nou aici: numele și imaginile vin de acolo la
          fiecare autentificare.
        </p>
      ),
    },
    {
      id: 'ads',
      title: 'De ce văd reclame și cum scap de ele?',
      content: (
        <p>
          Ele ajută la plata serverului. Fiecare este marcată și închisă într-un cadru care nu poate
          vedea cine ești sau ce citești. Cu <SiteTextLink page="premium">premium</SiteTextLink>{' '}
          dispar.
        </p>
      ),
    },
    {
      id: 'delete-account',
      title: 'Cum îmi șterg contul?',
      content: (
        <p>
          Încă nu există un buton pentru asta: <SiteTextLink page="contact">scrie-ne</SiteTextLink>.
          Ce dispare și ce rămâne scrie în{' '}
          <SiteTextLink page="privacy">Politica de confidențialitate</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'ask',
      title: 'Nu găsesc aici răspunsul la întrebarea mea.',
      content: (
        <p>
          Conectează-te și trimite-o pe pagina <SiteTextLink page="contact">Contact</SiteTextLink>:
          primești o notificare când echipa răspunde. Membrii{' '}
          <SiteTextLink page="premium">premium</SiteTextLink> primesc răspuns primii.
        </p>
      ),
    },
    {
      id: 'restricted',
      title: 'Contul meu este blocat sau dezactivat.',
      content: (
        <p>
          Poți citi în continuare, iar datele tale rămân ale tale, dar nu poți schimba nimic până
          când restricția se încheie. Motivul și sfârșitul ei, dacă are unul, apar pe profilul tău.
          Crezi că este o greșeală? La <SiteTextLink page="contact">Contact</SiteTextLink> scrie cum
          faci contestație.
        </p>
      ),
    },
  ],
}
