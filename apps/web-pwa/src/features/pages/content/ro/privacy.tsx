import { COMPARED_BOTS_KEY } from '../../../../lib/compare/compared-bots.ts'
import { RECENT_SEARCHES_KEY } from '../../../../lib/search/recent-searches.ts'
import { LANGUAGE_KEY, READABLE_COOKIES } from '@botanica/api-client/contract'
import { DRAFT_DAYS } from '@botanica/ui/drafts'
import { THEME_KEY } from '@botanica/ui/theme'
import { PAGE_CONSTANTS } from '../../page-constants.ts'
import type { PageText } from '../../page-text.ts'
import { Definition, DefinitionList, SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Politica de confidențialitate',
  description: 'Ce date păstrează Botanica, de ce, cât timp, cine le vede și cum le poți șterge.',
  lead: 'Ce date păstrăm, de ce, cât timp și cine le vede. Păstrăm puține și nu vindem niciuna.',
  changedOn: '2026-11-24',
  sections: [
    {
      id: 'visiting',
      title: 'Când doar răsfoiești',
      content: (
        <>
          <p>
            Nu ai nevoie de cont și nu ținem evidența a ceea ce citești. Nu urmărim pe nimeni.
            Adresa ta IP este folosită doar în memorie, ca să verificăm respectarea limitelor de
            cereri, și este ștearsă la scurt timp după aceea. O cerere care eșuează din cauza unei
            erori a noastre este înregistrată cu un ID, ca să găsim cauza.
          </p>
          <p>
            Pentru dezvoltatorii unui bot numărăm pe zile, timp de {PAGE_CONSTANTS.analyticsMonths}{' '}
            luni, de câte ori îi este vizitată pagina, de câte ori este deschisă invitația lui și de
            câte ori apare într‑o căutare: doar numere, fără cookie‑uri și fără să știm cine a fost.
            Textul unei căutări se păstrează numai dacă l‑au căutat cel puțin{' '}
            {PAGE_CONSTANTS.termCallers} persoane în ziua respectivă. Ca să le deosebim, păstrăm un
            hash al adresei tale IP, calculat cu o cheie aleatorie care se schimbă zilnic; le
            ștergem pe amândouă după ce se încheie ziua.
          </p>
          <p>
            Imaginile boților și ale membrilor vin de la serverul de imagini Discord. Browserul tău
            le ia de acolo, deci Discord îți vede adresa IP și numele acestui site, dar nu și pe
            care dintre paginile noastre te afli.
          </p>
        </>
      ),
    },
    {
      id: 'signing-in',
      title: 'Când te autentifici',
      content: (
        <>
          <p>La fiecare autentificare, Discord ne trimite, iar noi păstrăm:</p>
          <ul>
            <li>
              ID‑ul tău Discord, numele de utilizator, numele afișat și, dacă îl mai ai, numărul de
              după nume;
            </li>
            <li>ce avatar și ce banner folosești (nu imaginile înseși);</li>
            <li>adresa ta de e‑mail, dacă Discord a verificat‑o.</li>
          </ul>
          <p>
            Nu cerem nimic mai mult: nici serverele, nici prietenii, nici mesajele tale. Tokenul pe
            care ni‑l dă Discord ca să citim datele de mai sus este folosit o singură dată și nu se
            păstrează. Cât ești autentificat păstrăm o sesiune: un identificator aleatoriu, ID‑ul
            tău de utilizator și momentul în care expiră.
          </p>
        </>
      ),
    },
    {
      id: 'taking-part',
      title: 'Când participi',
      content: (
        <>
          <p>Păstrăm ce ne dai, cu data și ora:</p>
          <ul>
            <li>
              profilul: câteva cuvinte despre tine, un site, numele tale de utilizator din alte
              rețele;
            </li>
            <li>
              limba în care te‑ai autentificat sau ai înscris un bot ultima oară, ca echipa să îți
              scrie în ea;
            </li>
            <li>
              boții pe care îi înscrii, tot ce scrie pe paginile lor și ce au găsit verificările
              automate: de pildă, dacă un link răspunde;
            </li>
            <li>
              tokenurile pe care le creezi pentru boții tăi: numele lor, ce pot face și când au fost
              folosite ultima oară, până la {PAGE_CONSTANTS.endedTokenDays} de zile după ce expiră
              sau sunt revocate;
            </li>
            <li>
              tokenurile de acces pe care le creezi pentru programele tale: aceleași lucruri despre
              fiecare, până când expiră sau este revocat;
            </li>
            <li>
              webhookurile pe care le creezi pentru boții tăi: adresele și secretele lor, criptate,
              și, timp de {PAGE_CONSTANTS.webhookLogDays} de zile, ce au răspuns serverele tale;
            </li>
            <li>recenzii, răspunsuri, inimi și dacă ți s‑a părut utilă o recenzie;</li>
            <li>
              pentru fiecare bot votat, de câte ori ai votat și, timp de {PAGE_CONSTANTS.voteDays}{' '}
              de zile, când, împreună cu ce scria după semnul întrebării în linkul către pagina de
              vot și dacă vrei să îți amintim să votezi din nou;
            </li>
            <li>
              timp de {PAGE_CONSTANTS.eventDays} de zile, că ai votat sau recenzat un bot, ca mesaj
              pentru dezvoltatorii lui;
            </li>
            <li>
              ce ne întrebi pe pagina <SiteTextLink page="contact">Contact</SiteTextLink> și
              răspunsul nostru. Le citesc doar membrii echipei care răspund la cereri. Le ștergem la{' '}
              {PAGE_CONSTANTS.supportDays} de zile după răspuns; o cerere pe care o retragi se
              șterge imediat;
            </li>
            <li>
              ce scrii în <SiteTextLink page="appeals">contestații</SiteTextLink> și răspunsul
              nostru. Le citesc doar membrii echipei care pot hotărî. Le ștergem la{' '}
              {PAGE_CONSTANTS.appealDays} de zile după rezultat.
            </li>
            <li>
              ce sesizezi și cum arăta atunci. Citește doar echipa. Ștergem sesizările la{' '}
              {PAGE_CONSTANTS.reportDays} de zile după decizia noastră.
            </li>
          </ul>
          <p>
            Dacă cumperi premium, plata este procesată de Stripe sau PayPal, după regulile lor. Noi
            primim și păstrăm identificatorii pe care îi folosesc pentru tine și pentru abonamentul
            tău, starea lui și data următoarei plăți, iar pentru fiecare plată și rambursare suma,
            moneda și dacă a reușit. Numărul cardului nu ajunge niciodată la noi.
          </p>
          <p>
            Dacă activezi notificările, producătorul browserului tău (Google, Mozilla, Microsoft sau
            Apple) ne dă o adresă pentru mesajele către acel browser. O păstrăm până le dezactivezi
            sau te deconectezi acolo. Ce trimitem este criptat, astfel încât să îl poată citi numai
            browserul tău, și spune ce s‑a întâmplat, nu și de ce.
          </p>
        </>
      ),
    },
    {
      id: 'public',
      title: 'Ce văd ceilalți',
      content: (
        <p>
          Numele și imaginile, profilul, rolurile, dacă ai premium, boții din liste și recenziile
          tale; la fel și prin API‑ul nostru public. Niciodată adresa de e‑mail și niciodată ce boți
          ai votat, cu o excepție: dezvoltatorii unui bot pot vedea când l‑ai votat, de câte ori și
          prin ce link. Dacă ești suspendat, ceilalți văd doar acest lucru și motivul, și nimic
          altceva din profil.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookie‑uri și stocare locală',
      content: (
        <>
          <p>
            Salvăm doar cookie‑urile de care site‑ul are nevoie. Niciunul nu este pentru urmărire
            și, dacă doar citești, nu se salvează niciunul.
          </p>
          <DefinitionList>
            <Definition term={<code>sid</code>}>
              Te ține autentificat. Se încheie după {PAGE_CONSTANTS.sessionIdleDays} de zile fără
              folosire și cel târziu după {PAGE_CONSTANTS.sessionDays}; pentru echipa noastră, după{' '}
              {PAGE_CONSTANTS.staffSessionIdleHours} ore și {PAGE_CONSTANTS.staffSessionDays} zile.
              Scripturile nu îl pot citi.
            </Definition>
            <Definition term={<code>discord_sign_in</code>}>
              Cel mult zece minute, cât timp te autentifici pe Discord: verifică dacă tu ești cel
              care revine. Criptat.
            </Definition>
            <Definition term={<code>{READABLE_COOKIES.signedIn}</code>}>
              Spune că este cineva autentificat, ca pagina să arate din prima antetul potrivit. Nu
              spune cine.
            </Definition>
            <Definition term={<code>{READABLE_COOKIES.session}</code>}>
              Îți identifică sesiunea, astfel încât, dacă te deconectezi offline, doar aceasta să
              fie încheiată mai târziu. Nu poate fi folosit pentru autentificare.
            </Definition>
            <Definition term={<code>{READABLE_COOKIES.premium}</code>}>
              Spune că nu se arată reclame.
            </Definition>
            <Definition term={<code>{LANGUAGE_KEY}</code>}>
              Limba pe care ai ales‑o; și în stocarea locală a browserului. Se păstrează un an.
            </Definition>
            <Definition term={<code>{THEME_KEY}</code>}>
              Zi sau noapte, dacă ai ales. Se păstrează un an.
            </Definition>
          </DefinitionList>
          <p>
            Numele primelor două încep de obicei cu <code>__Host-</code>, ca browserele să le
            păstreze doar pentru acest site.
          </p>
          <p>
            Ce scrii și nu ai trimis încă (recenzii, răspunsuri, boți, profilul tău) se salvează în
            stocarea browserului, împreună cu ID‑ul tău, ca să nu pierzi nimic dacă închizi fila sau
            rămâi fără conexiune. La noi ajunge abia când trimiți. Se șterge când trimiți sau
            renunți, când te deconectezi sau după {DRAFT_DAYS} de zile. Alți membri care folosesc
            acest browser nu văd nimic din ce ai scris. Dacă sesiunea expiră, textul rămâne salvat
            până te autentifici din nou. Cât timp ceva așteaptă să fie trimis, îi cerem browserului
            să nu îl șteargă.
          </p>
          <p>
            Ultimele tale căutări se salvează în stocarea browserului (
            <code>{RECENT_SEARCHES_KEY}</code>), ca să le regăsești în caseta de căutare. De acolo
            nu ajung la noi. Le poți șterge din caseta de căutare; se șterg și când te deconectezi.
            Tot acolo se salvează și ID‑urile boților pe care i‑ai comparat ultima oară (
            <code>{COMPARED_BOTS_KEY}</code>), până când îi scoți din comparație sau te deconectezi;
            pentru echipa noastră și dacă listele au rânduri compacte.
          </p>
        </>
      ),
    },
    {
      id: 'ads',
      title: 'Publicitate',
      content: (
        <p>
          Fiecare reclamă apare într‑un cadru separat de paginile noastre: nu ne poate citi
          cookie‑urile, nu vede ce vezi tu și nu știe cine ești, iar noi nu‑i spunem nimic despre
          tine celui care își face reclamă. Dacă o reclamă încarcă imagini sau scripturi din altă
          parte, serverul de acolo îți vede adresa IP, ca la orice site. Membrilor premium nu li se
          arată reclame.
        </p>
      ),
    },
    {
      id: 'staff',
      title: 'Ce vede echipa noastră și ce înregistrăm',
      content: (
        <p>
          Proprietarii site‑ului văd datele conturilor, inclusiv adresa de e‑mail; restul echipei
          vede doar ce îi trebuie pentru munca ei. Fiecare decizie este consemnată: cine a luat‑o,
          care este, pe cine privește, de ce și de la ce adresă IP și cu ce browser. Aceste
          înregistrări nu pot fi modificate din site. Din ele, proprietarii site‑ului văd câte
          decizii ia fiecare membru al echipei și cât de repede. Membrii echipei văd ce element din
          listele lor de lucru are deschis un coleg; la cel mult un minut după ce îl închide, nu mai
          rămâne nicio urmă. Ultima versiune a unui bot în așteptare pe care a deschis‑o fiecare și
          momentul până la care l‑a amânat rămân salvate cât timp există botul și contul lui, iar de
          văzut le vede doar el.
        </p>
      ),
    },
    {
      id: 'deleting',
      title: 'Cât timp păstrăm datele și cum le ștergi',
      content: (
        <>
          <p>
            Păstrăm datele cât timp ai un cont. Îl poți șterge singur, din setările{' '}
            <SiteTextLink page="profile">profilului tău</SiteTextLink> (
            <strong>Șterge contul meu</strong>). Când un cont este șters:
          </p>
          <ul>
            <li>
              cererile tale de asistență, contestațiile și răspunsurile noastre se șterg imediat;
            </li>
            <li>răspunsurile pe care le‑ai salvat ca membru al echipei se șterg imediat;</li>
            <li>
              notele despre boți pe care le‑ai scris ca membru al echipei rămân fără numele tău, cel
              mult 12 luni;
            </li>
            <li>
              întrebările pe care le‑ai pus ca membru al echipei și răspunsurile tale la astfel de
              întrebări rămân fără numele tău, cel mult 12 luni;
            </li>
            <li>sesizările tale rămân fără numele tău, iar cele despre tine se șterg;</li>
            <li>
              versiunile anterioare ale paginilor pe care le‑ai editat rămân fără numele tău, cel
              mult 12 luni după ce le înlocuiește una mai nouă;
            </li>
            <li>
              predările de boți se încheie și rămân fără numele tău timp de 90 de zile; un bot pe
              care fostul proprietar îl mai poate lua înapoi revine la acesta;
            </li>
            <li>sesiunile se încheie imediat, iar abonamentele sunt anulate;</li>
            <li>boții tăi dispar imediat de pe site și sunt șterși definitiv după 30 de zile;</li>
            <li>
              recenziile dispar sau rămân fără numele tău, ca ale unui Utilizator necunoscut, cum
              alegi;
            </li>
            <li>numărul voturilor primite de boți rămâne, fără să se mai știe de la cine sunt;</li>
            <li>
              o suspendare rămâne, doar cu ID‑ul tău Discord, ca să nu poată fi ocolită prin
              ștergerea contului;
            </li>
            <li>păstrăm datele despre plăți pe care legea ne obligă să le păstrăm.</li>
          </ul>
          <p>
            Un bot sau o recenzie pe care o ștergi dispare imediat pentru toți; boții șterși se
            păstrează 30 de zile, în caz că a fost o greșeală. O recenzie a ta pe care o elimină un
            proprietar al botului sau echipa noastră se păstrează {PAGE_CONSTANTS.removedReviewDays}{' '}
            de zile, în caz că este restaurată.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Drepturile tale',
      content: (
        <p>
          Poți primi o copie a datelor tale, poți cere corectarea sau ștergerea lor și te poți opune
          felului în care le folosim. Copia este în setările profilului tău (
          <strong>Exportă datele mele</strong>); pentru orice altceva,{' '}
          <SiteTextLink page="contact">scrie‑ne</SiteTextLink>. Îți folosim datele fiindcă vrei să
          folosești site‑ul (executarea contractului cu tine) și ca să îl ferim de abuzuri
          (interesul nostru legitim). Dacă locuiești în Uniunea Europeană și crezi că nu îți tratăm
          corect datele, poți depune o plângere și la autoritatea pentru protecția datelor din țara
          ta.
        </p>
      ),
    },
  ],
}
