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
            Un om, un cont. Ce se face din contul tău este considerat făcut de tine, așa că
            anunță‑ne dacă îl folosește altcineva.
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
          <li>
            O recenzie povestește, cinstit, propria ta experiență. Nimeni nu te‑a plătit pentru ea.
          </li>
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
          Ne uităm la boți înainte să îi listăm, dar nu îi rulăm și nu vedem ce fac după aceea. Când
          adaugi unul pe serverul tău, lucrul acesta te privește pe tine, pe proprietarii lui și
          Discord. Aprobarea și certificarea sunt părerea noastră, nu o garanție.
        </p>
      ),
    },
    {
      id: 'fair',
      title: 'Folosire corectă',
      content: (
        <ul>
          <li>
            Voturile și recenziile sunt date de oameni. Nu le cumpăra, vinde, schimba sau
            automatiza.
          </li>
          <li>
            Programele pot citi{' '}
            <SiteTextLink page="apiReference">API‑ul nostru public</SiteTextLink>, în limitele lui.
          </li>
          <li>
            Nu încerca să ajungi la date care nu sunt ale tale și nu strica altora folosirea
            site‑ului.
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
          conturi, pentru un timp sau definitiv, când acești termeni ori regulamentul sunt
          încălcate. Dă un motiv, care este consemnat, iar tu{' '}
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
            Premium este un abonament lunar sau anual, la prețul pe care pagina lui îl arată înainte
            să plătești. Plătești prin Stripe sau PayPal. Se reînnoiește până îl anulezi; după
            anulare rămâne valabil până la sfârșitul perioadei plătite.
          </p>
          <p>
            Drepturile pe care ți le dă legea țării tale în calitate de consumator, cum este
            retragerea dintr‑o cumpărare, rămân neatinse.
          </p>
        </>
      ),
    },
    {
      id: 'ads',
      title: 'Publicitate',
      content: (
        <p>
          Reclamele sunt marcate ca atare. Pentru ce promit răspund cei care le comandă. Faptul că
          arătăm o reclamă nu înseamnă că o recomandăm.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Ce nu putem promite',
      content: (
        <p>
          Facem tot ce putem ca site‑ul să fie disponibil, corect și sigur, dar nu putem garanta
          asta. În măsura în care legea permite, nu răspundem pentru pagube produse de folosirea lui
          sau de boții găsiți pe el; unde legea spune altfel, cum ar fi pentru intenție sau culpă
          gravă, se aplică legea.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Modificări',
      content: (
        <p>
          Când termenii se schimbă, se schimbă și data de mai sus, iar ce este important se anunță
          pe serverul comunității. Dacă nu mai ești de acord, poți șterge ce ai scris și îți poți
          șterge contul.
        </p>
      ),
    },
  ],
}
