import { FACTS } from '../../facts.ts'
import type { PageText } from '../../page-text.ts'
import { Call, Code, Meaning, Meanings, Note, SiteAddress, To } from '../../parts.tsx'
import { BOT_EXAMPLE, ERROR_EXAMPLE, LINK_EXAMPLE } from '../api-examples.ts'

export const text: PageText = {
  title: 'Referință API',
  description:
    'Apelurile publice ale Botanica: boți, categorii, recenzii, voturi și membri ca JSON, cu cursoare, erori și limite.',
  lead: 'Ce citesc paginile noastre poate citi și programul tău: JSON simplu, fără cheie.',
  sections: [
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
            și răspund cu JSON: un obiect simplu sau, pentru o listă, un tablou simplu. Numele sunt
            în camelCase, iar timpul este scris după ISO 8601, în UTC.
          </p>
          <ul>
            <li>
              Identificatorii Discord, precum <code>discordBotId</code> și <code>userId</code>, sunt
              șiruri de caractere; nu încap în numerele din JavaScript. <code>id</code>-urile
              noastre sunt numere.
            </li>
            <li>
              Găsești doar ce vede toată lumea: boți aprobați, recenziile lor, profiluri publice.
              Restul este 404.
            </li>
            <li>
              Apelează dintr-un program sau de pe un server. Scripturile altor site-uri nu pot citi
              răspunsurile, fiindcă nu trimitem anteturi CORS.
            </li>
            <li>Răspunsurile pot primi câmpuri noi. Ignoră-le pe cele pe care nu le cunoști.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'list',
      title: 'Liste de boți',
      content: (
        <>
          <Call path="/api/bots">
            <p>Toți boții din director. Niciun parametru nu este obligatoriu.</p>
          </Call>
          <Meanings>
            <Meaning term={<code>search</code>}>
              Cuvinte de căutat, cel mult {FACTS.searchLength} de caractere. Cele mai bune potriviri
              vin primele.
            </Meaning>
            <Meaning term={<code>categoryId</code>}>
              O singură categorie, după <code>id</code>-ul ei.
            </Meaning>
            <Meaning term={<code>sort</code>}>
              <code>popularity</code> (implicit), <code>newest</code>, <code>oldest</code> sau{' '}
              <code>rating</code>.
            </Meaning>
            <Meaning term={<code>limit</code>}>
              De la {FACTS.pageSize.min} la {FACTS.pageSize.max} de boți; {FACTS.pageSize.default},
              dacă nu spui altfel.
            </Meaning>
            <Meaning term={<code>cursor</code>}>
              De unde continuă; vezi <a href="#cursors">Pagină cu pagină</a>.
            </Meaning>
          </Meanings>
          <Code>{BOT_EXAMPLE}</Code>
          <p>
            <code>averageRating</code> este <code>null</code> fără note, iar <code>presence</code>,
            când nu o cunoaștem. <code>avatar</code> și <code>banner</code> sunt amprentele unor
            imagini de la Discord sau <code>null</code>.
          </p>
          <Call path="/api/bots/certified">
            <p>
              Numai boții certificați, cu <code>limit</code> și <code>cursor</code>.
            </p>
          </Call>
          <Call path="/api/categories">
            <p>
              Toate categoriile: <code>id</code>, <code>name</code>, <code>description</code>. Nu
              sunt împărțite în pagini.
            </p>
          </Call>
        </>
      ),
    },
    {
      id: 'bot',
      title: 'Un singur bot',
      content: (
        <>
          <Call path="/api/bots/discord/{discordBotId}">
            <p>
              Ce arată o listă și, pe lângă acestea, <code>description</code> (descrierea lungă, în
              Markdown), linkurile, <code>owner</code> și identificatorii din{' '}
              <code>additionalOwners</code>.
            </p>
          </Call>
          <Call path="/api/bots/discord/{discordBotId}/ratings">
            <p>
              Recenziile lui, pagină cu pagină: <code>rating</code>, <code>comment</code>,{' '}
              <code>author</code> (<code>null</code> pentru un cont șters), <code>ownerReply</code>,{' '}
              <code>likes</code>, <code>dislikes</code>. Cu <code>byOwner</code>, este a unui
              proprietar și nu contează la medie.
            </p>
          </Call>
          <Call path="/api/bots/{id}/votes">
            <p>
              <code>count</code> este numărul voturilor date vreodată. <code>votes</code> cuprinde
              doar votul celui care întreabă, deci fără autentificare este gol. Atenție: apelul
              acesta ia <code>id</code>-ul nostru.
            </p>
          </Call>
        </>
      ),
    },
    {
      id: 'members',
      title: 'Membri',
      content: (
        <>
          <Call path="/api/users/{id}">
            <p>
              Un profil public, după identificatorul Discord: nume, imagini, linkuri, roluri.
              Niciodată o adresă de e-mail.
            </p>
          </Call>
          <Call path="/api/users/{id}/bots">
            <p>
              Boții al căror proprietar principal este, cu <code>limit</code> și <code>cursor</code>
              .
            </p>
          </Call>
        </>
      ),
    },
    {
      id: 'cursors',
      title: 'Pagină cu pagină',
      content: (
        <>
          <p>
            Când mai urmează ceva, răspunsul spune unde, în antetul <code>Link</code>. Folosește
            adresa așa cum este; cursoarele nu sunt făcute ca să fie citite. Nimic nu este sărit și
            nimic nu apare de două ori, nici când boții vin și pleacă.
          </p>
          <Code>{LINK_EXAMPLE}</Code>
        </>
      ),
    },
    {
      id: 'errors',
      title: 'Când ceva nu este în regulă',
      content: (
        <>
          <Code>{ERROR_EXAMPLE}</Code>
          <p>
            Ia-te după <code>code</code>; mesajele se pot schimba. <code>errors</code> apare doar la
            422. Trimite-ne <code>requestId</code> dacă crezi că greșeala este a noastră.
          </p>
          <Meanings>
            <Meaning term={<code>404 not_found</code>}>
              Nu există sau nu este pentru ochii tăi.
            </Meaning>
            <Meaning term={<code>422 invalid</code>}>
              Un parametru are o valoare pe care nu o poate avea.
            </Meaning>
            <Meaning term={<code>429 rate_limited</code>}>
              Prea multe cereri. <code>Retry-After</code> spune câte secunde ai de așteptat.
            </Meaning>
            <Meaning term={<code>503 unavailable</code>}>
              Suntem ocupați; încearcă peste puțin timp.
            </Meaning>
            <Meaning term={<code>500 internal</code>}>Greșeala noastră.</Meaning>
          </Meanings>
        </>
      ),
    },
    {
      id: 'limits',
      title: 'Cât este prea mult',
      content: (
        <>
          <p>
            O adresă poate face în medie 1.200 de cereri pe minut, dintre care 300 deodată. Peste
            acestea, răspunsul este 429.
          </p>
          <p>
            Păstrează <code>ETag</code>-ul unui răspuns și trimite-l înapoi ca{' '}
            <code>If-None-Match</code>: cât timp nu s-a schimbat nimic, primești un 304 gol. O listă
            cerută din zece în zece secunde este la fel de proaspătă ca pe paginile noastre.
          </p>
        </>
      ),
    },
    {
      id: 'server-counts',
      title: 'Trimiterea numărului de servere',
      content: (
        <Note>
          <p>
            <strong>Încă nu se poate.</strong> Boții își vor putea trimite singuri numărul de
            servere, cu o cheie creată de proprietarii lor. Până când secțiunea aceasta va spune
            cum, nu este nimic de apelat. Ce le mai trebuie dezvoltatorilor scrie în{' '}
            <To page="developerPortal">Portalul dezvoltatorilor</To>.
          </p>
        </Note>
      ),
    },
  ],
}
