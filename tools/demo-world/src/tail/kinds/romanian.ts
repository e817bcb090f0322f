import { kind } from '../kind.ts'

export const romanianKinds = [
  kind({
    language: 'ro',
    tags: ['Română'],
    also: [],
    asksFor: 'voice',
    bots: `
Picup | Muzică pe canalul de voce, de la colinde la synthwave. | Pui o piesă, intri la rând, asculți. Nu cere cont și nu vorbește între melodii. | Română, Music
Lăutarul | Muzică populară pe regiuni, cu povestea fiecărui cântec. | De la Oaș până la Dobrogea, cu numele celor care au cules cântecul. | Română, Music
Radio Scara B | Un post de radio al serverului, ținut de membri, pe rând. | Fiecare are o oră. Vecinul de la trei pune numai blues. | Română, Music, Community
Karaoke la Bloc | Versuri pe ecran, voci în cor, vecini înțelegători. | Cântă cine vrea, aplaudă toată lumea, la unsprezece se face liniște. | Română, Music, Fun
Bancul Zilei | Un banc pe zi, fără politică și fără soacre. | Au mai rămas destule. Am numărat. | Română, Fun
Meme la Borcan | Șabloane de meme cu diacritice care nu sar din chenar. | „Ș” și „ț” stau unde trebuie, în toate cele patru fonturi. | Română, Fun, Images
Ghicitoarea | O ghicitoare la prânz, răspunsul seara. | Unele sunt din cartea bunicii, altele le-am inventat noi și se vede. | Română, Fun, Games
Proverbe Stricate | Începe un proverb cunoscut și îl termină prost. | Cine se scoală de dimineață e obosit toată ziua. | Română, Fun
Hora Serverului | Teste muzicale: recunoști piesa din cinci secunde? | Refrenul e prea ușor. Începem cu podul. | Română, Music, Games
Vinil și Cafea | Câte un disc românesc pe săptămână, ascultat împreună. | Duminica la zece, o față. Duminica viitoare, cealaltă. | Română, Music, Community
Doina Digitală | Sunete de fundal: ploaie pe tablă, greieri, cișmea. | Înregistrate la țară, cu un câine care a vrut neapărat să apară. | Română, Music
Strigătura | Sunete scurte pentru voce, cu limită, că suntem oameni. | Zece pe minut pentru toți. Știm noi de ce. | Română, Fun
`,
    features: `
[Bancul Zilei; Proverbe Stricate; Meme la Borcan; Strigătura] fără glume despre cum arată cineva
[not Strigătura; Doina Digitală] arhivă cu tot ce a fost, pe luni
[Bancul Zilei; Proverbe Stricate; Ghicitoarea; Meme la Borcan; Hora Serverului; Strigătura] \`/inca\` pentru nerăbdători
[not Picup; Meme la Borcan; Strigătura; Hora Serverului; Karaoke la Bloc] \`/ora\` stabilește când apare
[not Doina Digitală; Picup] \`/propune\` pentru ideile voastre, citite întâi de staff
[Picup; Karaoke la Bloc; Radio Scara B] coada rămâne la loc și după o actualizare
[Picup; Lăutarul; Karaoke la Bloc] versuri cu diacritice, acolo unde există
[Radio Scara B; Karaoke la Bloc; Picup; Hora Serverului] fiecare membru intră pe rând, nimeni nu ocupă toată seara
[not Meme la Borcan] funcționează și pe canale mici, cu doi oameni
[Radio Scara B; Vinil și Cafea; Lăutarul] programul se vede în starea canalului
[Picup; Lăutarul; Karaoke la Bloc] \`/pune\` cu un link, un titlu sau un refren pe jumătate
[Picup; Karaoke la Bloc; Radio Scara B] \`/coada\` arată ce urmează și cine a cerut
[Picup; Lăutarul; Radio Scara B; Doina Digitală; Karaoke la Bloc; Vinil și Cafea] \`/tare\` și \`/incet\`, cu o limită stabilită de staff
[not Strigătura; Doina Digitală; Meme la Borcan] \`/azi\` repetă ce s-a ascultat
[not Meme la Borcan] liniște între unsprezece seara și opt dimineața, dacă vreți
fără reclame și fără abonament
[Picup; Lăutarul; Radio Scara B; Doina Digitală; Vinil și Cafea] pleacă singur când rămâne singur
`,
    remarks: `
5 | Seara fără el nu mai e seară.
4 | Simpatic și de bun-simț.
[Bancul Zilei; Proverbe Stricate; Ghicitoarea; Meme la Borcan; Strigătura] 5 | Râdem în fiecare dimineață.
[Radio Scara B] 5 | Vecinul de la trei pune numai blues și la noi. Coincidență?
5 | Merge strună de un an, nici măcar o întrerupere.
[Picup; Vinil și Cafea; Radio Scara B] 4 | Foarte bun. Aș vrea și mai mult jazz românesc. | Adăugăm săptămâna asta. Trimite-ne lista!
[Meme la Borcan; Picup; Karaoke la Bloc] 5 | Diacritice peste tot, în sfârșit.
[Picup; Lăutarul; Karaoke la Bloc] 3 | E bun, dar caută cam greu titlurile vechi.
[Doina Digitală] 4 | Câinele din fundal e vedeta.
`,
    activities: `
[Vinil și Cafea; Picup] fața B
[Doina Digitală] ploaie pe tablă
[Radio Scara B] vecinul de la trei
[Picup; Lăutarul] /pune
[Hora Serverului; Karaoke la Bloc] un refren
`,
  }),
  kind({
    language: 'ro',
    tags: ['Română'],
    also: [],
    asksFor: 'guard',
    bots: `
Jandarmul de Serviciu | Moderare automată, blândă la prima abatere și fermă la a treia. | Întâi explică, apoi avertizează, apoi închide poarta. | Română, Moderation
Filtru de Cafea | Scoate spamul și lasă aroma. | Învață din ce ștergeți voi și vă arată săptămânal ce a înțeles. | Română, Moderation
Portarul | Verificare la intrare cu o întrebare pe care o scrieți voi. | „Care e floarea din sigla noastră?” O să vă mirați câți roboți nu știu. | Română, Welcome, Moderation
Condica | Jurnal complet: cine, ce, când, cu buton de anulare. | Un rând pentru fiecare schimbare. Fără povești. | Română, Logging
Pârâul Limpede | Curăță linkurile de urmăritori și le oprește pe cele false. | Linkul rămâne scurt, iar cine îl apasă ajunge unde crede. | Română, Moderation, Utility
Bună Ziua, Vecine | Mesaje de întâmpinare, roluri și un mic tur al serverului. | Cinci opriri, două minute, la final o prăjitură virtuală. | Română, Welcome
Clopoțelul | Avertismente, pauze și discuții în privat, toate cu motiv. | Sună o dată. De obicei ajunge. | Română, Moderation
Arbitrul | Contestații la sancțiuni, judecate de doi moderatori diferiți. | Nimeni nu judecă în propria cauză, nici măcar fondatorul. | Română, Moderation, Tickets
Treapta de Sus | Niveluri pe zile de prezență, fără clasamente zgomotoase. | Nu contează cât scrii, contează că ai fost. | Română, Levelling
Cutia cu Sugestii | Sugestii cu voturi și cu răspuns, chiar și când e nu. | „Nu, pentru că” e mai bun decât tăcerea. | Română, Polls, Community
Registrul | Membri, roluri și vechime, la zi, cu export. | Pentru asociații care trebuie să știe exact câți sunt. | Română, Utility, Logging
La Coadă | Tichete cu număr de ordine și timp estimat. | Se vede câți sunt în față. Nu se bagă nimeni. | Română, Tickets
`,
    features: `
[Registrul; Cutia cu Sugestii; La Coadă; Condica] export pentru cei care țin evidențe
[Cutia cu Sugestii; La Coadă; Arbitrul] fiecare primește un răspuns, cu dată
[Bună Ziua, Vecine; Portarul; Treapta de Sus; Registrul] roluri date la momentul potrivit, nu înainte
\`/ajutor\` cu exemple din servere adevărate
\`/setari\` pe o singură pagină
[Jandarmul de Serviciu; Filtru de Cafea; Pârâul Limpede] normalizează diacriticele, literele dublate și cifrele puse în loc de litere
[Jandarmul de Serviciu; Clopoțelul; Arbitrul; Condica; Cutia cu Sugestii] motiv obligatoriu la fiecare sancțiune
[Jandarmul de Serviciu; Filtru de Cafea; Condica; Clopoțelul; Arbitrul; Pârâul Limpede] tot ce face poate fi anulat timp de o lună
[Jandarmul de Serviciu; Filtru de Cafea; Pârâul Limpede; Portarul; Treapta de Sus] reguli diferite pe canale și pe roluri
[Jandarmul de Serviciu; Filtru de Cafea; Condica; Pârâul Limpede] mesajele șterse se păstrează trei zile, apoi dispar
[Jandarmul de Serviciu; Filtru de Cafea; Pârâul Limpede; Portarul] \`/regula\` adaugă una, \`/proba\` o încearcă
[Jandarmul de Serviciu; Clopoțelul; Arbitrul; Condica; Registrul; Treapta de Sus] \`/istoric @membru\` pentru staff, \`/al-meu\` pentru fiecare
\`/raport\` cu săptămâna trecută pe o pagină
[Jandarmul de Serviciu; Clopoțelul] \`/pauza 10m\` cu explicație în privat
[Jandarmul de Serviciu; Clopoțelul; Arbitrul; Registrul] membrii își pot citi propriul dosar
nu citește mesajele private
se poate instala în română sau în engleză, fără amestec
`,
    remarks: `
4 | Clar, scurt, în română corectă.
5 | E ordine fără să fie armată.
[Jandarmul de Serviciu; Clopoțelul] 5 | Întâi explică, apoi avertizează. Exact cum trebuie.
[Jandarmul de Serviciu; Filtru de Cafea; Pârâul Limpede] 5 | Am scăpat de spam în două zile și nu s-a supărat nimeni.
[Condica] 4 | Foarte clar jurnalul. Mi-ar plăcea și un filtru pe ore.
[Arbitrul] 4 | Contestațiile la doi moderatori ne-au liniștit serverul.
3 | Bun, dar setările sunt multe pentru un server mic. | Încearcă /simplu: rămân patru.
[Bună Ziua, Vecine] 5 | Prăjitura virtuală a fost cozonac. Am rămas.
`,
    activities: `
[Jandarmul de Serviciu; Clopoțelul] de serviciu
[Portarul] poarta
[La Coadă] numărul 42
[not La Coadă; Bună Ziua, Vecine] /raport
[Condica] condica
`,
  }),
  kind({
    language: 'ro',
    tags: ['Română'],
    also: [],
    asksFor: 'talk',
    bots: `
Bacul la Bac | Teste și planuri pentru bacalaureat, materie cu materie. | Un subiect pe zi, rezolvat seara, explicat pentru cei care au lipsit. | Română, Productivity
Fazan | Jocul de cuvinte din vacanțe, cu arbitru care știe DEX-ul. | Fără „ntă”. Am pus și regula aia. | Română, Games, Fun
Dexter | Dicționar, conjugări și sinonime, cu sursa la vedere. | Spune și cum se scrie, și de ce așa. | Română, Utility, Translation
Mersul Trenurilor | Plecări, întârzieri și peroane, cu umor reținut. | Întârzierea e afișată la minut. Scuzele nu. | Română, Utility
Vremea la Munte | Prognoză pe masive, cu avertizări de avalanșă. | Pentru cei care pleacă vineri seara și vor să se întoarcă duminică. | Română, Utility
Rețeta Mamei | Rețete românești cu gramaje, nu cu „cât cuprinde”. | Am întrebat douăzeci de mame ce înseamnă „după gust”. | Română, Utility, Fun
Leul pe Zi | Cursul BNR, conversii și un grafic cinstit. | Axa pornește de la zero. Știm, strică drama. | Română, Finance
Onomastica | Zile de nume, ziua și felul în care se face urarea. | De Sfântul Ion botul e obosit, dar fericit. | Română, Community
Tabla de Șah | Șah în fire de discuție, cu ceas și cu lecții. | Regula e una: nu-l suna pe fratele mai mare. | Română, Games
Cotizația | Cheltuieli comune pentru excursii, chirie și grătare. | Cine a cumpărat cărbunii? Scrie acolo. | Română, Finance
Lista de Piață | Liste comune, bifate de cine ajunge primul. | Roșii, dar din alea bune. | Română, Productivity
Memorator | Cartonașe pentru învățat, cu repetiție la timpul potrivit. | Întreabă exact când erai gata să uiți. | Română, Productivity
`,
    features: `
[not Tabla de Șah] făcut pentru oameni grăbiți
[Fazan; Tabla de Șah] se joacă și pe rând, de pe telefon
\`/ajutor\` în trei rânduri
[Fazan; Tabla de Șah; Cotizația; Lista de Piață; Memorator] \`/nou\` și răspunzi la două întrebări
[not Cotizația; Lista de Piață; Fazan; Tabla de Șah] răspunde în mai puțin de o secundă
[Dexter; Bacul la Bac; Leul pe Zi; Mersul Trenurilor; Vremea la Munte; Onomastica] sursele sunt trecute sub fiecare răspuns
[not Tabla de Șah; Leul pe Zi] merge și fără diacritice, dar le pune la loc
[Mersul Trenurilor; Vremea la Munte; Leul pe Zi; Onomastica] datele se actualizează în fiecare dimineață
funcționează în fire și în mesaje private
[Dexter; Mersul Trenurilor; Rețeta Mamei; Onomastica; Bacul la Bac] \`/cauta\` cu ce vrei să afli
[Mersul Trenurilor; Vremea la Munte; Leul pe Zi; Onomastica; Bacul la Bac; Memorator] \`/azi\` și \`/maine\`, pe scurt
[Lista de Piață; Cotizația; Rețeta Mamei] \`/lista\` deschide, \`/bifat\` închide
[Dexter; Bacul la Bac; Tabla de Șah; Leul pe Zi; Memorator] \`/explica\` pentru ultimul răspuns
[not Cotizația; Lista de Piață; Tabla de Șah; Memorator] nu cere cont și nu ține istoric
[Bacul la Bac; Dexter; Rețeta Mamei; Memorator] textele sunt scrise de oameni și corectate de profesori
poate fi folosit și cu cititoare de ecran
`,
    remarks: `
4 | Simplu și bine gândit.
5 | Îl folosesc zilnic, și eu, și mama.
[Rețeta Mamei] 5 | Cu gramaje! Nu cu „cât cuprinde”. Plâng.
[Bacul la Bac] 5 | Am luat 9,40 și jumătate din notă e a botului. | Cealaltă jumătate e a ta. Felicitări!
[Mersul Trenurilor] 4 | Întârzierile sunt corecte, din păcate.
[Fazan; Dexter] 4 | Știe DEX-ul mai bine decât bunicul meu, și bunicul recunoaște.
[Dexter; Bacul la Bac; Rețeta Mamei] 3 | Util, dar uneori dă două răspunsuri la aceeași întrebare.
[Lista de Piață] 5 | Roșii din alea bune. Știe.
`,
    activities: `
[Mersul Trenurilor] +37 min
[Dexter; Fazan] DEX
[Vremea la Munte] sub Vârful Omu
[Dexter; Rețeta Mamei] /cauta
[Lista de Piață] roșii bune
`,
  }),
]
