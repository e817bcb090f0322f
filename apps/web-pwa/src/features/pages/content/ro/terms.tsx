import type { PageText } from '../../page-text.ts'
import { SiteTextLink } from '../../page-elements.tsx'

export const text: PageText = {
  title: 'Termeni și condiții',
  description: 'La ce te poți aștepta de la Botanica și ce așteaptă Botanica de la tine.',
  lead: 'La ce te poți aștepta de la noi și ce așteptăm de la tine. Pe scurt, ca să poți citi totul.',
  changedOn: '2026-11-24',
  sections: [
    {
      id: 'what',
      title: 'Ce este Botanica',
      content: (
        <p>
          Un catalog de boți Discord făcuți de alții. Este independent de Discord Inc. Când te
          autentifici sau trimiți un bot, accepți acești termeni. Ca să citești nu trebuie să
          accepți nimic.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Contul tău',
      content: (
        <ul>
          <li>
            Te autentifici cu Discord, deci trebuie să ai vârsta cerută de Discord acolo unde
            locuiești și să‑i respecți termenii.
          </li>
          <li>
            Un om, un cont. Răspunzi pentru ce se face din contul tău, așa că anunță‑ne dacă îl
            folosește altcineva.
          </li>
          <li>Te poți deconecta și îți poți șterge contul oricând.</li>
        </ul>
      ),
    },
    {
      id: 'writing',
      title: 'Ce scrii',
      content: (
        <ul>
          <li>
            Rămâne al tău. Ne dai voie să îl arătăm pe site, în API‑ul nostru public și în
            fragmente, cât timp este publicat aici.
          </li>
          <li>
            Trebuie să ai dreptul să îl publici și să fie legal: fără amenințări, ură, date private
            ale altora sau reclamă.
          </li>
          <li>O recenzie descrie sincer propria ta experiență. Nimeni nu te‑a plătit pentru ea.</li>
          <li>
            Boții respectă <SiteTextLink page="guidelines">Regulamentul pentru boți</SiteTextLink>.
          </li>
        </ul>
      ),
    },
    {
      id: 'bots',
      title: 'Boții altora',
      content: (
        <p>
          Verificăm boții înainte să îi listăm, dar nu îi rulăm și nu vedem ce fac după aceea. Când
          adaugi unul pe serverul tău, este o chestiune între tine, proprietarii lui și Discord.
          Aprobarea și certificarea sunt părerea noastră, nu o garanție.
        </p>
      ),
    },
    {
      id: 'fair',
      title: 'Folosire corectă',
      content: (
        <ul>
          <li>
            Voturile și recenziile vin de la oameni. Nu le cumpăra, nu le vinde, nu le da la schimb
            și nu le automatiza.
          </li>
          <li>
            Programele pot citi{' '}
            <SiteTextLink page="apiReference">API‑ul nostru public</SiteTextLink>, în limitele lui.
          </li>
          <li>
            Nu încerca să ajungi la date care nu sunt ale tale și nu îngreuna folosirea site‑ului
            pentru ceilalți.
          </li>
        </ul>
      ),
    },
    {
      id: 'moderation',
      title: 'Ce poate face echipa noastră',
      content: (
        <p>
          Să respingă, să editeze sau să elimine boți, să elimine recenzii și să restricționeze
          conturi, temporar sau definitiv, când sunt încălcați acești termeni sau regulamentul. Dă
          un motiv, care este consemnat, iar tu{' '}
          <SiteTextLink page="contact">poți contesta decizia</SiteTextLink>.
        </p>
      ),
    },
    {
      id: 'premium',
      title: 'Premium',
      content: (
        <>
          <p>
            Premium este un abonament lunar sau anual, la prețul afișat înainte să plătești. Plățile
            sunt procesate de Stripe sau PayPal. Se reînnoiește până îl anulezi; după anulare rămâne
            valabil până la sfârșitul perioadei plătite.
          </p>
          <p>
            Drepturile tale de consumator prevăzute de legea țării tale, cum este dreptul de a te
            retrage din contract, nu sunt afectate.
          </p>
        </>
      ),
    },
    {
      id: 'ads',
      title: 'Publicitate',
      content: (
        <p>
          Reclamele sunt marcate ca atare. Pentru ce promit reclamele răspund cei care le plătesc.
          Faptul că arătăm o reclamă nu înseamnă că o recomandăm.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Ce nu putem promite',
      content: (
        <p>
          Facem tot ce putem ca site‑ul să fie disponibil, corect și sigur, dar nu putem garanta
          acest lucru. Nu răspundem pentru pagube produse de folosirea lui sau de boții găsiți pe
          el, decât dacă legea nu ne permite să excludem răspunderea, de exemplu în caz de intenție
          sau culpă gravă.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Modificări',
      content: (
        <p>
          Când termenii se schimbă, actualizăm data de mai sus și anunțăm schimbările importante pe
          serverul comunității. Dacă nu mai ești de acord, poți șterge ce ai scris și îți poți
          șterge contul.
        </p>
      ),
    },
  ],
}
