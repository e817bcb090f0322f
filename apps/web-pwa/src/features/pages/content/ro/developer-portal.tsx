import { BOTBLOCK_PATH } from '@botanica/api-client/contract'
import type { PageText } from '../../page-text.ts'
import { PAGE_CONSTANTS } from '../../page-constants.ts'
import { ListAddresses } from '../../list-addresses.tsx'
import { OwnBotLinks } from '../../own-bot-links.tsx'
import {
  Definition,
  DefinitionList,
  Note,
  SiteAddress,
  SiteTextLink,
} from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Portalul dezvoltatorilor',
  description:
    'Cum îți înscrii botul Discord în Botanica: ce îți trebuie, cum îl trimiți, la ce se uită evaluatorii și ce urmează.',
  lead: 'Cum îți înscrii botul, la ce se uită evaluatorii noștri și ce poți face odată ce apare în liste.',
  sections: [
    {
      id: 'before',
      title: 'Înainte să începi',
      content: (
        <ul>
          <li>
            Botul tău este public pe Discord și respectă{' '}
            <SiteTextLink page="guidelines">Regulamentul pentru boți</SiteTextLink>.
          </li>
          <li>
            Ești pe serverul comunității noastre; dacă nu ești, formularul îți oferă invitația.
          </li>
          <li>
            Mai ai loc pentru un bot: fiecare membru poate înscrie cinci, iar cu{' '}
            <SiteTextLink page="premium">premium</SiteTextLink>, zece.
          </li>
          <li>Ai un link de invitație Discord care cere permisiunile de care are nevoie botul.</li>
        </ul>
      ),
    },
    {
      id: 'submit',
      title: 'Trimite‑l',
      content: (
        <ol>
          <li>
            Deschide <SiteTextLink page="addBot">Înscrie un bot</SiteTextLink> și autentifică‑te cu
            Discord.
          </li>
          <li>
            Scrie ID‑ul botului: în portalul pentru dezvoltatori Discord este ID‑ul aplicației.
            Numele, avatarul și bannerul vin de la Discord, deci nu ai nimic de încărcat.
          </li>
          <li>
            Scrie două descrieri: una scurtă pentru card, de 10–100 de caractere, și una lungă
            pentru pagină, de 50–2.000, în Markdown.
          </li>
          <li>
            Alege cel puțin o categorie și, dacă nu lucrezi singur, adaugă până la trei proprietari
            suplimentari, cu ID‑urile lor Discord.
          </li>
          <li>Apasă Trimite botul. Acum este în așteptare: tu îi vezi pagina, ceilalți nu.</li>
        </ol>
      ),
    },
    {
      id: 'review',
      title: 'La ce se uită evaluatorii',
      content: (
        <>
          <p>
            Un om îți adaugă botul pe un server de probă și îl încearcă, de obicei în 3 până la 5
            zile lucrătoare. Se întreabă:
          </p>
          <ul>
            <li>Este online și răspunde?</li>
            <li>Face ce spune pagina?</li>
            <li>Cere invitația mai mult decât îi trebuie botului?</li>
            <li>
              Poate un membru obișnuit să facă prin el ceva ce ar trebui să poată doar un moderator?
            </li>
            <li>Ar înțelege pagina cineva care nu știe nimic despre bot?</li>
          </ul>
          <p>
            Dacă botul nu trece verificarea, îți spunem de ce. Corectează ce nu este în regulă și
            retrimite botul, ori de câte ori este nevoie.
          </p>
        </>
      ),
    },
    {
      id: 'owners',
      title: 'Cine ce poate face',
      content: (
        <DefinitionList>
          <Definition term="Proprietarul principal">
            Cel care a trimis sau a preluat botul. Poate face tot ce urmează, alege proprietarii
            suplimentari și poate preda botul altui membru.
          </Definition>
          <Definition term="Proprietarii suplimentari">
            Editează și șterg botul, răspund la recenzii, le pun inimi, le șterg și îi pot împiedica
            pe unii membri să îl mai evalueze.
          </Definition>
          <Definition term="Toți ceilalți">Citesc, scriu recenzii și votează.</Definition>
        </DefinitionList>
      ),
    },
    {
      id: 'listed',
      title: 'Odată ce apare în liste',
      content: (
        <>
          <p>
            Îi poți edita pagina oricând, fără o nouă verificare. Dacă îl ștergi, dispare imediat de
            pe site; timp de 30 de zile echipa noastră îl poate aduce înapoi, dacă a fost o
            greșeală.
          </p>
          <p>
            Un bot aprobat, aflat pe cel puțin 100 de servere, poate cere certificarea: spune în cel
            mult 500 de caractere de ce merită sigiliul. Echipa noastră îl verifică atent și îți
            explică decizia, oricare ar fi ea. Poți trimite mai târziu o nouă cerere.
          </p>
        </>
      ),
    },
    {
      id: 'token',
      title: 'Tokenurile boților tăi',
      content: (
        <p>
          Cu un token, botul tău trimite numărul de servere, află cine a votat și își urmărește
          evenimentele. Pe aceeași pagină creezi webhookuri. Alege un bot; apelurile sunt în{' '}
          <SiteTextLink page="apiReference">Referința API</SiteTextLink>.
        </p>
      ),
      after: (
        <OwnBotLinks
          texts={{
            signedOut: 'Autentifică‑te ca să îți vezi boții.',
            none: 'Nu ai încă niciun bot. Înscrie mai întâi unul.',
            failed: 'Boții tăi nu au putut fi încărcați.',
          }}
        />
      ),
    },
    {
      id: 'data',
      title: 'Date pentru paginile tale',
      content: (
        <>
          <p>
            Evaluarea, voturile și recenziile botului tău se pot citi ca JSON, fără cheie: vezi{' '}
            <SiteTextLink page="apiReference">Referința API</SiteTextLink>.
          </p>
          <p>
            Botul îi poate răsplăti pe cei care votează: cu un token care poate citi voturile, află
            dacă un membru a votat în ultimele {PAGE_CONSTANTS.voteHours} ore (
            {PAGE_CONSTANTS.premiumVoteHours} cu premium), când și de câte ori.
          </p>
          <p>
            Ca să afli imediat de fiecare vot, recenzie și decizie, creează un webhook sau lasă
            botul să își urmărească evenimentele. Dacă pui la sfârșitul linkului către pagina lui{' '}
            <code>/vote?…</code>, botul primește, odată cu votul, și ce urmează după semnul
            întrebării.
          </p>
          <Note>
            <p>
              Discord nu ne spune numărul de servere al botului tău. Botul îl poate raporta cu un
              token; echipa noastră poate corecta un număr greșit.
            </p>
          </Note>
        </>
      ),
    },
    {
      id: 'other-lists',
      title: 'Vii de la altă listă',
      content: (
        <>
          <p>
            Botul tău funcționează deja cu altă listă? Păstrează‑i codul: schimbă adresa și tokenul.
            La aceste adrese găsești apelurile celorlalte liste.
          </p>
          <ListAddresses />
          <p>
            Tokenul spune despre ce bot este vorba. Are nevoie de dreptul de a raporta numărul de
            servere, de a citi voturile sau de amândouă. Dacă biblioteca ta are adresa fixată în
            cod, folosește apelul nostru pentru numărul de servere: cunoaște numele câmpurilor din
            toate aceste liste, precum și shardurile. Bibliotecile care citesc datele BotBlock ne
            găsesc la{' '}
            <code>
              <SiteAddress path={BOTBLOCK_PATH} />
            </code>
            .
          </p>
        </>
      ),
    },
  ],
}
