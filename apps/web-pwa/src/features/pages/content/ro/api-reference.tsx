import { DateText } from '@botanica/ui/i18n'
import { ApiCalls } from '../../api/api-calls.tsx'
import { BotCallList } from '../../api/bot-call-list.tsx'
import { prefetchApiReference } from '../../api/prefetch-api-reference.ts'
import type { PageText } from '../../page-text.ts'
import { PAGE_CONSTANTS } from '../../page-constants.ts'
import {
  Code,
  Definition,
  DefinitionList,
  SiteAddress,
  SiteTextLink,
} from '../../page-elements.tsx'
import { ERROR_EXAMPLE, LINK_EXAMPLE, RATE_LIMIT_EXAMPLE } from '../api-examples.ts'

export const text: PageText = {
  title: 'Referință API',
  description:
    'Toate apelurile Botanica: boți, categorii, recenzii, voturi și membri ca JSON, cu parametri, răspunsuri, erori și exemple.',
  lead: 'Același API JSON pe care îl folosește și site‑ul.',
  sections: [
    {
      id: 'bots',
      title: 'Pentru cei care fac boți',
      content: (
        <p>
          Apelurile de care au nevoie cei mai mulți boți. Pune în <code>BOT_ID</code> și{' '}
          <code>USER_ID</code> ID‑uri Discord, iar în <code>BOT_TOKEN</code> un token de pe pagina
          botului pentru dezvoltatori, la care te duce{' '}
          <SiteTextLink page="developerPortal">Portalul dezvoltatorilor</SiteTextLink>.
        </p>
      ),
      after: <BotCallList />,
    },
    {
      id: 'base',
      title: 'Pe scurt',
      content: (
        <>
          <p>
            Toate apelurile încep cu{' '}
            <code>
              <SiteAddress path="/api" />
            </code>{' '}
            și răspund cu JSON: un obiect sau, pentru o listă, un tablou. Numele câmpurilor sunt în
            camelCase, iar datele și orele sunt în format ISO 8601, în UTC.
          </p>
          <ul>
            <li>
              Identificatorii Discord, precum <code>discordBotId</code> și <code>userId</code>, sunt
              șiruri de caractere; nu încap în numerele din JavaScript. <code>id</code>‑urile
              noastre sunt numere.
            </li>
            <li>
              Fără autentificare găsești doar ce vede toată lumea: boți aprobați, recenziile lor,
              profiluri publice. Restul este 404.
            </li>
            <li>
              Scripturile oricărui site pot citi datele publice (CORS), mereu ca vizitatori: acolo
              cookie‑urile și tokenurile nu contează. Ține tokenurile pe un server.
            </li>
            <li>
              Parametrii și câmpurile pe care un apel nu le cunoaște primesc 422, ca o greșeală de
              scriere să nu treacă neobservată.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'credentials',
      title: 'Autentificare',
      content: (
        <>
          <p>
            Datele publice nu cer nicio cheie. Pentru rest, browserul trimite cookie‑ul sesiunii,
            iar alți clienți trimit <code>Authorization: Bearer …</code> cu un token de acces, pe
            care îl creezi în <SiteTextLink page="personalTokens">Tokenuri de acces</SiteTextLink>.
            Boții folosesc tokenuri proprii, pe care proprietarii le creează pe pagina pentru
            dezvoltatori a botului și care pot face doar ce spun permisiunile lor.
          </p>
          <p>
            Cererile care modifică date trimit JSON și pot avea un <code>Idempotency-Key</code> ales
            de tine: timp de o zi, aceeași cheie primește același răspuns și nimic nu se face de
            două ori.
          </p>
        </>
      ),
    },
    {
      id: 'cursors',
      title: 'Paginare',
      content: (
        <>
          <p>
            Dacă mai există o pagină, adresa ei este în antetul <code>Link</code>. Folosește‑o
            neschimbată; cursoarele sunt opace. Nimic nu este sărit sau repetat, nici când apar sau
            dispar boți.
          </p>
          <Code>{LINK_EXAMPLE}</Code>
        </>
      ),
    },
    {
      id: 'errors',
      title: 'Erori',
      content: (
        <>
          <Code>{ERROR_EXAMPLE}</Code>
          <p>
            Verifică <code>code</code>; mesajele se pot schimba. <code>errors</code> apare doar la
            422. Trimite‑ne <code>requestId</code> dacă crezi că problema este la noi.
          </p>
          <DefinitionList>
            <Definition term={<code>404 not_found</code>}>Nu există sau nu ai acces.</Definition>
            <Definition term={<code>405 method_not_allowed</code>}>
              Adresa are alte metode; <code>Allow</code> le numește.
            </Definition>
            <Definition term={<code>422 invalid</code>}>
              Un parametru sau un câmp nu este valid.
            </Definition>
            <Definition term={<code>422 unknown_field</code>}>
              Apelul nu cunoaște un parametru sau un câmp.
            </Definition>
            <Definition term={<code>429 rate_limited</code>}>
              Prea multe cereri. <code>Retry-After</code> spune câte secunde ai de așteptat.
            </Definition>
            <Definition term={<code>503 unavailable</code>}>
              Serverul este ocupat; încearcă peste puțin timp.
            </Definition>
            <Definition term={<code>500 internal</code>}>Greșeala noastră.</Definition>
          </DefinitionList>
        </>
      ),
    },
    {
      id: 'limits',
      title: 'Limite de utilizare',
      content: (
        <>
          <p>
            O adresă IP poate face în medie 1.200 de cereri pe minut și cel mult 300 deodată. Peste
            limită, răspunsul este 429. Fiecare apel de mai jos își arată limitele.
          </p>
          <p>
            Fiecare răspuns spune ce limite ți se aplică și ce a mai rămas: <code>q</code> cereri
            deodată și tot atâtea din nou după <code>w</code> secunde; mai ai <code>r</code>, iar
            toate revin în <code>t</code> secunde. Ignoră <code>RateLimit</code> în răspunsurile
            dintr‑un cache, care au <code>Age</code>.
          </p>
          <Code>{RATE_LIMIT_EXAMPLE}</Code>
          <p>
            Păstrează <code>ETag</code>‑ul unui răspuns și trimite‑l înapoi ca{' '}
            <code>If-None-Match</code>: cât timp nu s‑a schimbat nimic, primești un 304 gol. Dacă
            ceri o listă la fiecare zece secunde, datele tale sunt la fel de recente ca pe paginile
            noastre.
          </p>
        </>
      ),
    },
    {
      id: 'versions',
      title: 'Versiuni',
      content: (
        <>
          <p>API‑ul are o singură versiune, fără număr în adrese.</p>
          <p>
            <strong>Oricând</strong> putem adăuga apeluri, parametri și câmpuri opționale, câmpuri
            în răspunsuri, anteturi, coduri de eroare și valori de enumerare. Putem ridica limitele,
            schimba mesajele și rezolva probleme de securitate. Scrie‑ți clientul astfel încât să
            ignore ce nu cunoaște.
          </p>
          <p>
            <strong>Orice altceva</strong>, de pildă eliminarea unui câmp, este anunțat mai jos cu
            cel puțin șase luni înainte. Un apel schimbat primește o adresă nouă. Până la capăt, cel
            vechi trimite <code>Deprecation</code>, cu data anunțului, <code>Sunset</code>, cu data
            la care se încheie, și un <code>Link</code> către succesor. Doar o problemă de
            securitate ne poate grăbi.
          </p>
        </>
      ),
    },
    {
      id: 'changelog',
      title: 'Istoricul modificărilor',
      content: (
        <DefinitionList>
          <Definition term={<DateText value="2026-11-26" />}>
            <ul>
              <li>
                Listele de boți pot fi sortate după <code>relevance</code>, <code>trending</code> și{' '}
                <code>updated</code>. O căutare cu <code>sort=popularity</code> se sortează după
                popularitate; până acum se sorta după relevanță, ca fără <code>sort</code>.
              </li>
              <li>
                Boții din <code>GET /api/bots</code> au <code>reason</code>: de ce se află pe locul
                lor.
              </li>
              <li>
                <code>Search-Correction</code> este căutarea cu greșelile corectate;{' '}
                <code>exact=true</code> caută fără corecturi.
              </li>
            </ul>
          </Definition>
          <Definition term={<DateText value="2026-11-25" />}>
            <ul>
              <li>
                Boții din liste au <code>servingCountSource</code> și <code>servingCountAt</code>,
                ca pe paginile lor.
              </li>
              <li>
                Certificarea ține cont de mediana numerelor de servere din ultimele{' '}
                {PAGE_CONSTANTS.serverCountDays} de zile. Boții tăi o au în{' '}
                <code>sustainedServingCount</code>.
              </li>
              <li>
                <code>GET /api/transparency</code> și <code>…/transparency/decisions</code> arată ce
                a decis echipa, fără date personale.
              </li>
              <li>
                <code>GET /api/appeals</code> arată deciziile despre tine, iar{' '}
                <code>POST /api/appeals</code> contestă una dintre ele.
              </li>
              <li>
                Un bot are <code>ownerRemovedReviewCount</code>: câte recenzii au eliminat
                proprietarii lui.
              </li>
              <li>
                Votul pentru propria recenzie este un 403. <code>GET /api/user/ratings</code>{' '}
                acceptă <code>removed=include</code>.
              </li>
              <li>
                Deciziile au <code>decision</code>, cu regulile din regulament pe care le numesc:
                boți respinși, cereri refuzate, restricții, recenzii eliminate, notificări.
                Apelurile echipei acceptă <code>ruleIds</code>.
              </li>
              <li>
                <code>POST /api/reports</code> face o sesizare despre un bot, o recenzie sau un
                membru.
              </li>
              <li>
                Paginile boților au versiuni: <code>GET /api/bots/…/versions</code>.
              </li>
              <li>
                Unele modificări ale boților aprobați așteaptă verificarea echipei. Răspunsul
                conține atunci botul așa cum este listat și <code>heldChange</code>.
              </li>
              <li>
                <code>GET /api/bots/…/queue</code> conține locul botului tău în coadă și cât durează
                deciziile.
              </li>
              <li>
                Boții pot fi predați altui proprietar principal:{' '}
                <code>POST /api/bots/…/transfers</code>.
              </li>
              <li>
                Proprietarii pot anunța când se închide un bot și ce bot îi ia locul:{' '}
                <code>PUT /api/bots/…/end</code>. Un bot are <code>end</code>, iar listele arată
                boții închiși după toți ceilalți.
              </li>
              <li>
                <code>POST /api/preflights</code> verifică prezentarea unui bot înainte să o
                trimiți.
              </li>
            </ul>
          </Definition>
          <Definition term={<DateText value="2026-11-24" />}>
            <ul>
              <li>Scripturile oricărui site pot citi datele publice.</li>
              <li>
                Răspunsurile au <code>RateLimit-Policy</code> și <code>RateLimit</code>.
              </li>
              <li>Parametrii necunoscuți din adresă primesc 422; înainte erau ignorați.</li>
              <li>
                O metodă greșită primește 405, cu <code>Allow</code>; înainte primea 404.
              </li>
              <li>
                Boții au tokenuri cu nume și permisiuni. <code>GET /api/bots/…/votes/…</code> spune
                dacă un membru a votat.
              </li>
              <li>
                <code>GET /api/bots/…/votes/history</code> arată voturile din ultimele{' '}
                {PAGE_CONSTANTS.voteDays} de zile.
              </li>
              <li>
                Cu noua permisiune <code>events:read</code>, boții își pot citi evenimentele (
                <code>GET /api/bots/…/events</code>) sau le pot urmări în timp real.
              </li>
              <li>Webhookurile trimit evenimentele botului la serverul tău.</li>
              <li>Tokenurile personale au permisiuni; fiecare apel o numește pe cea necesară.</li>
              <li>Boții pot trimite numărul de servere al fiecărui shard.</li>
              <li>
                Insigne pentru fișiere README: <code>GET /api/badges/…svg</code>, iar pentru
                shields.io <code>…json</code>.
              </li>
              <li>
                <code>GET /api/bots/…/analytics</code> arată cum este găsit, văzut și adăugat un
                bot; <code>…/analytics/history</code> face același lucru pentru botul însuși, cu
                noua permisiune <code>analytics:read</code>.
              </li>
              <li>
                <code>GET /api/bots</code> are filtre: mai multe categorii, evaluare, servere,
                certificare, prezență, ziua listării și permisiuni.{' '}
                <code>GET /api/bots/counts</code> numără boții de lângă fiecare opțiune.
              </li>
            </ul>
          </Definition>
        </DefinitionList>
      ),
    },
    {
      id: 'calls',
      title: 'Apeluri',
      content: (
        <>
          <p>
            Pentru fiecare: cine îl poate folosi, parametri, răspunsuri și erori. Lista este
            generată din descrierea OpenAPI 3.1 a serverului, de aceea este în engleză; din ea se
            poate genera un client.
          </p>
        </>
      ),
      after: <ApiCalls />,
    },
  ],
  reads: prefetchApiReference,
}
