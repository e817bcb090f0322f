import { PAGE_CONSTANTS } from '../../page-constants.ts'
import type { PageText } from '../../page-text.ts'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Centru de ajutor',
  description:
    'Răspunsuri la ce întreabă cel mai des vizitatorii, membrii și proprietarii de boți din Botanica.',
  lead: 'Răspunsuri la cele mai frecvente întrebări. Nu ai găsit‑o pe a ta? Întreabă‑ne.',
  sections: [
    {
      id: 'not-found',
      title: 'De ce nu găsesc un bot?',
      content: (
        <p>
          Poate că nu a fost trimis niciodată, își așteaptă încă verificarea sau a fost șters.
          Încearcă un cuvânt despre ce face, nu numele lui. Boții care nu mai există pe Discord sunt
          ascunși până revin.
        </p>
      ),
    },
    {
      id: 'silent',
      title: 'Un bot nu răspunde pe serverul meu. Ce fac?',
      content: (
        <p>
          Boții sunt ai proprietarilor lor; noi îi prezentăm, nu îi rulăm. Uită‑te la starea de pe
          pagina botului: dacă este offline, așteaptă. Dacă este online, verifică‑i permisiunile de
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
          mai ai de așteptat. Activează mementoul de lângă el și te anunțăm când poți vota din nou.
        </p>
      ),
    },
    {
      id: 'second-review',
      title: 'Pot scrie a doua recenzie pentru același bot?',
      content: (
        <p>
          Nu, fiecare membru are una. Modific‑o pe a ta când îți schimbi părerea; pagina arată apoi
          că a fost editată.
        </p>
      ),
    },
    {
      id: 'review-gone',
      title: 'Recenzia mea a dispărut. Cine a șters‑o?',
      content: (
        <p>
          A șters‑o un proprietar al botului sau acesta te‑a blocat, ca să nu mai poți evalua botul,
          ori a eliminat‑o echipa noastră; afli din notificări și din lista recenziilor din{' '}
          <SiteTextLink page="profile">profilul tău</SiteTextLink>. Proprietarii au voie să facă
          asta, dar pagina botului arată câte recenzii au eliminat, iar echipa o poate restaura pe a
          ta timp de {PAGE_CONSTANTS.removedReviewDays} de zile. Dacă crezi că au vrut doar să
          reducă la tăcere o părere cinstită,{' '}
          <SiteTextLink page="appeals">contestă decizia</SiteTextLink>.
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
          Nu. Primești motivul, corectezi problemele indicate și trimiți din nou același bot, de la{' '}
          <SiteTextLink page="addBot">Înscrie un bot</SiteTextLink>. Apoi este verificat ca oricare
          altul.
        </p>
      ),
    },
    {
      id: 'server-count',
      title: 'Numărul de servere al botului meu este greșit.',
      content: (
        <p>
          Discord nu ne spune pe câte servere este botul tău, așa că îl raportează botul: creează un
          token pe pagina lui pentru dezvoltatori, la care ajungi din pagina de editare, și vezi
          apelul în <SiteTextLink page="apiReference">Referința API</SiteTextLink>. Echipa noastră
          poate corecta un număr greșit.
        </p>
      ),
    },
    {
      id: 'name',
      title: 'Cum îmi schimb numele sau imaginea?',
      content: (
        <p>
          Schimbă‑le pe Discord și autentifică‑te din nou aici: numele și imaginile vin de acolo la
          fiecare autentificare.
        </p>
      ),
    },
    {
      id: 'ads',
      title: 'De ce văd reclame și cum scap de ele?',
      content: (
        <p>
          Ne ajută să plătim serverele. Fiecare este marcată ca atare și rulează izolat, fără să
          vadă cine ești sau ce citești. Cu <SiteTextLink page="premium">premium</SiteTextLink>{' '}
          dispar.
        </p>
      ),
    },
    {
      id: 'delete-account',
      title: 'Cum îmi șterg contul?',
      content: (
        <p>
          Deschide setările <SiteTextLink page="profile">profilului tău</SiteTextLink> și alege{' '}
          <strong>Șterge contul meu</strong>. Ce se șterge și ce rămâne scrie în{' '}
          <SiteTextLink page="privacy">Politica de confidențialitate</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'ask',
      title: 'Nu ai găsit răspunsul?',
      content: (
        <p>
          Autentifică‑te și întreabă‑ne pe pagina{' '}
          <SiteTextLink page="contact">Contact</SiteTextLink>. Te anunțăm când am răspuns. Membrii{' '}
          <SiteTextLink page="premium">premium</SiteTextLink> primesc răspuns cu prioritate.
        </p>
      ),
    },
    {
      id: 'restricted',
      title: 'Contul meu este suspendat sau dezactivat.',
      content: (
        <p>
          Poți citi tot și îți poți exporta sau șterge datele, dar nu poți schimba altceva până la
          sfârșitul restricției. Găsești motivul și data încheierii pe profilul tău. Dacă nu ești de
          acord, pagina <SiteTextLink page="contact">Contact</SiteTextLink> explică cum contești
          decizia.
        </p>
      ),
    },
  ],
}
