import type { Translation } from '../translation.ts'
import type { shell as english } from '../en/shell.ts'
import { attention } from './shell/attention.ts'

export const shell = {
  attention,
  menu: {
    file: 'Fișier',
    signOut: 'Deconectare',
    chooseServer: 'Alege alt server...',
    quit: 'Închide Botanica',
    edit: 'Editare',
    undo: 'Anulează',
    redo: 'Refă',
    cut: 'Decupează',
    copy: 'Copiază',
    paste: 'Lipește',
    selectAll: 'Selectează tot',
    view: 'Vizualizare',
    queue: 'Boți în așteptare',
    changes: 'Modificări ale boților',
    applications: 'Cereri de certificare',
    support: 'Cereri de asistență',
    appeals: 'Contestații',
    reports: 'Sesizări',
    actualSize: 'Mărime reală',
    zoomIn: 'Mărește',
    zoomOut: 'Micșorează',
    fullScreen: 'Ecran complet',
    reload: 'Reîncarcă',
    developerTools: 'Unelte pentru dezvoltatori',
    window: 'Fereastră',
    minimize: 'Minimizează',
    zoom: 'Redimensionează',
    close: 'Închide fereastra',
    help: 'Ajutor',
    website: 'Deschide site‑ul',
    about: 'Despre Botanica',
    services: 'Servicii',
    hide: 'Ascunde Botanica',
    hideOthers: 'Ascunde celelalte',
    unhide: 'Arată tot',
  },
  leave: {
    question: 'Deschizi în browser o pagină de pe {{host}}?',
    open: 'Deschide',
    cancel: 'Anulează',
  },
  server: {
    question: 'Ce server Botanica folosești?',
    copyFirst:
      'Copiază adresa serverului tău Botanica, așa cum o arată browserul, și apasă „Verifică din nou”. Adresa începe cu https://.',
    copied: 'Ai copiat {{origin}}.',
    current: 'Serverul actual este {{origin}}.',
    use: 'Folosește {{host}}',
    lookAgain: 'Verifică din nou',
    cancel: 'Anulează',
    checkFailed: 'La {{host}} nu răspunde niciun server Botanica.',
    checkFailedHelp: 'Verifică adresa și conexiunea, apoi încearcă din nou.',
    close: 'Închide',
  },
  refused: {
    title: 'Botanica nu a putut porni',
    argument:
      'Botanica nu poate fi pornită cu „{{argument}}”: alte programe i‑ar putea citi datele sau i‑ar putea slăbi protecția. Scoate argumentul din comandă sau din scurtătură, apoi pornește din nou Botanica.',
    noSandbox:
      'Botanica nu poate fi pornită cu „--no-sandbox”. AppImage adaugă singur această opțiune pe sistemele care nu lasă programele să‑și creeze un sandbox. Instalează în schimb pachetul .deb sau permite „unprivileged user namespaces” în sistem, apoi pornește din nou Botanica.',
  },
  proxy: {
    title: 'Serverul proxy cere o parolă',
    text: 'Botanica nu se poate autentifica la un proxy. Roagă administratorul rețelei să lase Botanica să treacă fără parolă sau conectează‑te la altă rețea.',
  },
  failing: {
    title: 'Botanica trebuie să se închidă',
    text: 'Fereastra s‑a închis neașteptat de mai multe ori la rând. Pornește din nou Botanica. Dacă nu ajută, caută o versiune mai nouă.',
    crashed:
      'Ceva nu a mers bine. Pornește din nou Botanica. Dacă nu ajută, caută o versiune mai nouă. Detaliile sunt în fișierul jurnal.',
  },
  signedIn: {
    doneTitle: 'Te‑ai autentificat',
    done: 'Poți închide această pagină și te poți întoarce în Botanica.',
    deniedTitle: 'Nu ești autentificat',
    denied: 'Autentificarea a fost refuzată. Poți închide această pagină.',
    failedTitle: 'Autentificarea a eșuat',
    failed: 'Întoarce‑te în Botanica și încearcă din nou. Poți închide această pagină.',
  },
} as const satisfies Translation<typeof english>
