import { PAGE_CONSTANTS } from '../../page-constants.ts'
import type { PageText } from '../../page-text.ts'
import { Key, Definition, DefinitionList, Note, SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Documentație',
  description:
    'Cum se folosește Botanica: cum găsești un bot, cum îi citești pagina și ce înseamnă voturile, recenziile, insignele și aprobarea.',
  lead: 'Cum este rânduită grădina: cum găsești un bot, cum îi citești eticheta și ce înseamnă voturile, recenziile și aprobarea noastră.',
  sections: [
    {
      id: 'find',
      title: 'Găsește un bot',
      content: (
        <>
          <p>
            Scrie în căutare ce îți trebuie. Se caută în nume, categorii și descrieri, cu sau fără
            diacritice, iar o literă greșită nu strică: „musci” găsește boți de muzică. Tasta{' '}
            <Key>/</Key> te duce la căutare de oriunde.
          </p>
          <p>
            La <SiteTextLink page="discover">Descoperă</SiteTextLink> poți restrânge lista la o
            categorie și o poți sorta după popularitate sau după vechime. Ce ai ales rămâne în
            adresa paginii, așa că poți trimite lista unui prieten sau o poți păstra ca semn de
            carte. La <SiteTextLink page="categories">Categorii</SiteTextLink> vezi boții populari
            și pe cei mai noi din fiecare.
          </p>
        </>
      ),
    },
    {
      id: 'page',
      title: 'Citește pagina unui bot',
      content: (
        <>
          <DefinitionList>
            <Definition term="Notă">
              Media recenziilor, cu o zecimală. „Fără note” înseamnă că încă nu este din ce face o
              medie.
            </Definition>
            <Definition term="Servere">
              Pe câte servere se află, după ultima cifră raportată. Discord nu spune nimănui cifra
              botului altcuiva, deci nu o putem măsura.
            </Definition>
            <Definition term="Voturi">Toate voturile primite vreodată.</Definition>
            <Definition term="Stare">
              Dacă Discord îl vede online, inactiv, „nu deranja” sau offline, și ce spune el că
              face. Un punct gri poate însemna și că nu știm.
            </Definition>
            <Definition term="Prefix">
              Cu ce încep comenzile lui. Un simplu <code>/</code> înseamnă comenzi slash.
            </Definition>
          </DefinitionList>
          <p>
            <strong>Adaugă pe server</strong> deschide, într-o filă nouă, pagina Discord. Acolo
            alegi serverul și vezi ce permisiuni cere botul. Le poți debifa pe cele pe care nu vrei
            să i le dai.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Cu cont și fără cont',
      content: (
        <p>
          Totul se poate citi fără cont. Ca să votezi, să scrii recenzii sau să înscrii un bot, te
          autentifici cu contul tău Discord; nu există o altă parolă. Ce aflăm atunci despre tine
          scrie în <SiteTextLink page="privacy">Politica de confidențialitate</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'votes',
      title: 'Voturile',
      content: (
        <>
          <p>
            Un vot spune: mă bucur că botul acesta există. Ai câte unul pentru fiecare bot și îl
            primești înapoi după {PAGE_CONSTANTS.voteHours} ore, cu premium după{' '}
            {PAGE_CONSTANTS.premiumVoteHours}. Fiecare contează, așa că un bot la care oamenii se
            întorc urcă.
          </p>
          <p>
            Ordinea <em>Popularitate</em> ține cont de voturi; la egalitate, de servere. Butonul îți
            arată cât mai ai de așteptat.
          </p>
        </>
      ),
    },
    {
      id: 'reviews',
      title: 'Recenziile',
      content: (
        <>
          <p>
            Fiecare membru poate scrie câte o recenzie pentru un bot: de la{' '}
            {PAGE_CONSTANTS.stars.min} la {PAGE_CONSTANTS.stars.max} stele și, dacă vrei, câteva
            cuvinte. O poți modifica sau șterge oricând. Ceilalți o pot marca drept utilă sau
            inutilă; încă o apăsare pe același deget retrage marcajul.
          </p>
          <ul>
            <li>
              Proprietarii unui bot pot răspunde la o recenzie, îi pot pune o inimă (atunci poartă
              insigna <em>Proprietar</em>) și o pot șterge. Ce șterg rămâne consemnat pentru echipa
              noastră, cu text cu tot.
            </li>
            <li>
              Proprietarii pot împiedica un membru să le noteze botul. Recenzia lui iese din listă
              și din medie.
            </li>
            <li>
              Proprietarii își pot recenza și propriul bot. O astfel de recenzie o spune și nu intră
              în medie. O coroană îl arată pe proprietarul principal.
            </li>
            <li>
              În ordinea după <em>Notă</em>, un bot cu puține recenzii pornește aproape de mijloc:
              cele cinci stele ale unui prieten nu bat patru și jumătate de la o sută de străini.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'approval',
      title: 'Cum intră un bot în grădină',
      content: (
        <>
          <p>
            Fiecare cerere este citită de un om, de obicei în 3 până la 5 zile lucrătoare. Până
            atunci botul este <strong>în așteptare</strong> și îl văd doar proprietarii lui și
            echipa noastră. Apoi este <strong>aprobat</strong> și apare în liste sau este{' '}
            <strong>respins</strong>, cu un motiv. Un bot respins poate fi îmbunătățit și trimis din
            nou. Nimeni din echipă nu hotărăște despre un bot al său.
          </p>
          <p>
            La ce ne uităm scrie în{' '}
            <SiteTextLink page="guidelines">Regulamentul pentru boți</SiteTextLink>, iar cum trimiți
            un bot, în <SiteTextLink page="developerPortal">Portalul dezvoltatorilor</SiteTextLink>.
          </p>
        </>
      ),
    },
    {
      id: 'certified',
      title: 'Ce înseamnă sigiliul',
      content: (
        <>
          <p>
            O rozetă mică arată un bot <strong>certificat</strong>. Proprietarii lui au cerut o
            privire mai atentă, iar echipa noastră l-a găsit util, de încredere și bine îngrijit.
            Pot cere certificarea doar boții aprobați, aflați pe cel puțin 100 de servere.
          </p>
          <Note>
            <p>
              Nici aprobarea, nici sigiliul nu sunt o garanție. Boții rulează pe calculatoarele
              proprietarilor lor și se pot schimba de pe o zi pe alta, așa că dă-i fiecăruia doar
              permisiunile de care are nevoie.
            </p>
          </Note>
        </>
      ),
    },
    {
      id: 'settings',
      title: 'Limbă, temă, publicitate',
      content: (
        <p>
          Sus, pe fiecare pagină, alegi între engleză și română și între zi și noapte. Alegerea
          rămâne în browserul tău. Reclamele sunt marcate ca atare și închise într-un cadru al lor;
          cu <SiteTextLink page="premium">premium</SiteTextLink> nu vezi niciuna.
        </p>
      ),
    },
  ],
}
