import { ApiCalls } from '../../api/api-calls.tsx'
import { prefetchApiReference } from '../../api/prefetch-api-reference.ts'
import type { PageText } from '../../page-text.ts'
import { Code, Definition, DefinitionList, SiteAddress } from '../../page-elements.tsx'
import { ERROR_EXAMPLE, LINK_EXAMPLE } from '../api-examples.ts'

export const text: PageText = {
  title: 'Referință API',
  description:
    'Toate apelurile Botanica: boți, categorii, recenzii, voturi și membri ca JSON, cu parametri, răspunsuri, erori și exemple.',
  lead: 'Ce citesc și ce scriu paginile noastre poate citi și scrie și programul tău: JSON simplu.',
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
              Fără autentificare găsești doar ce vede toată lumea: boți aprobați, recenziile lor,
              profiluri publice. Restul este 404.
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
      id: 'credentials',
      title: 'Cine apelează',
      content: (
        <>
          <p>
            Pentru ce vede toată lumea nu ai nevoie de cheie. În rest ești membru: într-un browser
            ești autentificat, în altă parte trimiți <code>Authorization: Bearer …</code> cu un
            token de acces. Boții își trimit numărul de servere cu un token al lor.
          </p>
          <p>
            Apelurile care schimbă ceva primesc JSON și un <code>Idempotency-Key</code> ales de
            tine: timp de o zi, aceeași cheie primește același răspuns și nimic nu se face de două
            ori.
          </p>
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
          <DefinitionList>
            <Definition term={<code>404 not_found</code>}>
              Nu există sau nu este pentru ochii tăi.
            </Definition>
            <Definition term={<code>422 invalid</code>}>
              Un parametru are o valoare pe care nu o poate avea.
            </Definition>
            <Definition term={<code>429 rate_limited</code>}>
              Prea multe cereri. <code>Retry-After</code> spune câte secunde ai de așteptat.
            </Definition>
            <Definition term={<code>503 unavailable</code>}>
              Suntem ocupați; încearcă peste puțin timp.
            </Definition>
            <Definition term={<code>500 internal</code>}>Greșeala noastră.</Definition>
          </DefinitionList>
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
      id: 'calls',
      title: 'Toate apelurile',
      content: (
        <>
          <p>
            Pentru fiecare: cine îl poate folosi, ce trimiți, ce primești și de ce ai putea fi
            refuzat. Lista este descrierea pe care serverul și-o face singur, în OpenAPI 3.1, de
            aceea este în engleză; uneltele pot face din ea un client.
          </p>
        </>
      ),
      after: <ApiCalls />,
    },
  ],
  reads: prefetchApiReference,
}
