import { PAGE_CONSTANTS } from '../../page-constants.ts'
import type { PageText } from '../../page-text.ts'
import { Key, Definition, DefinitionList, Note, SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Documentație',
  description:
    'Cum se folosește Botanica: cum găsești un bot, cum îi citești pagina și ce înseamnă voturile, recenziile, insignele și aprobarea.',
  lead: 'Cum funcționează Botanica: cum găsești boți și ce înseamnă evaluările, voturile și aprobarea.',
  sections: [
    {
      id: 'find',
      title: 'Găsește un bot',
      content: (
        <>
          <p>
            Scrie în câmpul de căutare ce îți trebuie. Căutarea se face în nume, categorii și
            descrieri, cu sau fără diacritice, și iartă greșelile de tastare: „musci” găsește boți
            de muzică. Tasta <Key>/</Key> te duce la căutare de oriunde. Dacă aproape niciun bot nu
            are cuvântul așa cum l‑ai scris, vezi rezultatele pentru cel corectat și un link către
            ale celui scris de tine.
          </p>
          <p>
            La <SiteTextLink page="discover">Descoperă</SiteTextLink> poți filtra lista după
            categorii, evaluare, numărul de servere și permisiuni și o poți sorta. Filtrele sunt în
            link, așa că îl poți trimite sau salva. La{' '}
            <SiteTextLink page="categories">Categorii</SiteTextLink> vezi boții populari și pe cei
            mai noi din fiecare.
          </p>
        </>
      ),
    },
    {
      id: 'order',
      title: 'Cum se sortează listele',
      content: (
        <>
          <p>Un rând de pe fiecare card spune de ce se află botul pe locul lui. Formulele sunt:</p>
          <DefinitionList>
            <Definition term="Relevanță">
              Cât de bine se potrivește botul cu ce ai căutat: întâi numele întreg, apoi o parte din
              nume, categoriile, descrierea scurtă și descrierea completă. Contează și fiecare
              dublare a voturilor.
            </Definition>
            <Definition term="Popularitate">Toate voturile, apoi serverele.</Definition>
            <Definition term="În tendințe">
              (voturile din ultimele {PAGE_CONSTANTS.trends.days} zile +{' '}
              {PAGE_CONSTANTS.trends.damping}) ÷ (voturile obișnuite +{' '}
              {PAGE_CONSTANTS.trends.damping}). Voturile obișnuite sunt media botului pe{' '}
              {PAGE_CONSTANTS.trends.days} zile, din cele {PAGE_CONSTANTS.trends.baselineDays} de
              zile dinainte. Cele {PAGE_CONSTANTS.trends.damping} adăugate fac ca o mână de voturi
              să nu pară o tendință. Se calculează la fiecare oră.
            </Definition>
            <Definition term="Evaluare">
              Media de după ce la recenziile reale se adaugă {PAGE_CONSTANTS.imaginedReviews.count}{' '}
              imaginare, de câte {PAGE_CONSTANTS.imaginedReviews.stars.toLocaleString('ro')} stele.
              Așa, cele cinci stele ale unui prieten nu întrec patru și jumătate de la o sută de
              necunoscuți.
            </Definition>
            <Definition term="Cei mai noi și cei mai vechi">Când a fost trimis botul.</Definition>
            <Definition term="Actualizați recent">
              Când i s‑au schimbat ultima dată datele din listă, numele sau imaginile.
            </Definition>
            <Definition term="Boți închiși">
              Proprietarii pot spune când se închide un bot. Din ziua aceea apare după toți
              ceilalți, oricare ar fi ordinea.
            </Definition>
          </DefinitionList>
        </>
      ),
    },
    {
      id: 'page',
      title: 'Citește pagina unui bot',
      content: (
        <>
          <DefinitionList>
            <Definition term="Evaluare">
              Media recenziilor, cu o zecimală. „Fără evaluări” înseamnă că nu are recenzii care
              intră în medie; când sunt mai puține de {PAGE_CONSTANTS.enoughRatings}, media contează
              puțin în clasamente, iar pagina o spune. Barele din fila de recenzii arată câte
              recenzii are fiecare număr de stele.
            </Definition>
            <Definition term="Servere">
              Ultimul număr raportat chiar de bot sau stabilit de echipa noastră. Discord nu ni‑l
              comunică.
            </Definition>
            <Definition term="Voturi">
              Toate voturile primite vreodată de la membrii Botanica.
            </Definition>
            <Definition term="Stare">
              Dacă Discord îl vede online, inactiv, „nu deranja” sau offline, și ce activitate
              afișează. Un punct gri poate însemna și că nu știm.
            </Definition>
            <Definition term="Prefix">
              Cu ce încep comenzile lui. Un simplu <code>/</code> înseamnă comenzi slash.
            </Definition>
          </DefinitionList>
          <p>
            <strong>Adaugă pe server</strong> deschide, într‑o filă nouă, pagina Discord. Acolo
            alegi serverul și confirmi permisiunile. Pagina botului le explică dinainte, cele
            periculoase primele.
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
          autentifici cu contul tău Discord; nu există o altă parolă. Ce păstrăm scrie în{' '}
          <SiteTextLink page="privacy">Politica de confidențialitate</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'votes',
      title: 'Voturile',
      content: (
        <>
          <p>
            Votează boții care îți plac, o dată la {PAGE_CONSTANTS.voteHours} ore pentru fiecare bot
            ({PAGE_CONSTANTS.premiumVoteHours} cu premium). Fiecare vot contează, așa că boții
            votați mereu urcă în listă.
          </p>
          <p>Butonul îți arată cât mai ai de așteptat.</p>
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
            cuvinte. O poți modifica sau șterge oricând. Ceilalți pot vota dacă i‑a ajutat sau nu;
            dacă apeși din nou pe același buton, votul se retrage.
          </p>
          <ul>
            <li>
              Proprietarii unui bot pot răspunde la o recenzie, îi pot pune o inimă (atunci apare
              insigna <em>Proprietar</em>) și o pot șterge. Păstrăm o înregistrare a recenziilor
              șterse, cu textul lor.
            </li>
            <li>
              Proprietarii pot împiedica un membru să le evalueze botul. Recenzia lui dispare din
              listă și din medie.
            </li>
            <li>
              Proprietarii își pot recenza și propriul bot. O astfel de recenzie este marcată și nu
              intră în medie. O coroană îl arată pe proprietarul principal.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'approval',
      title: 'Cum este aprobat un bot',
      content: (
        <>
          <p>
            Fiecare bot trimis este verificat de un om, de obicei în 3 până la 5 zile lucrătoare.
            Până atunci botul este <strong>în așteptare</strong> și îl văd doar proprietarii lui și
            echipa noastră. Apoi este <strong>aprobat</strong> și apare în liste sau este{' '}
            <strong>respins</strong>, cu un motiv. Un bot respins poate fi îmbunătățit și trimis din
            nou. Nimeni din echipă nu decide în privința propriului bot.
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
            O rozetă mică marchează un bot <strong>certificat</strong>. Proprietarii lui au cerut o
            verificare atentă, iar echipa noastră l‑a găsit util, de încredere și bine întreținut.
            Pot cere certificarea doar boții aprobați, aflați pe cel puțin 100 de servere, după
            mediana ultimelor {PAGE_CONSTANTS.serverCountDays} de zile.
          </p>
          <Note>
            <p>
              Nici aprobarea, nici sigiliul nu sunt o garanție. Boții rulează pe serverele
              proprietarilor lor și se pot schimba peste noapte, așa că dă‑i fiecăruia doar
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
          rămâne în browserul tău. Reclamele sunt marcate ca atare și rulează izolat; cu{' '}
          <SiteTextLink page="premium">premium</SiteTextLink> nu vezi niciuna.
        </p>
      ),
    },
  ],
}
