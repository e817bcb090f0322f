import type { Translation } from '../translation.ts'
import type { support as english } from '../en/support.ts'

export const support = {
  premiumFirst: 'Cererile membrilor premium primesc răspuns primele.',
  form: {
    label: 'Cererea ta',
    subject: 'Subiect',
    text: 'Despre ce este vorba?',
    textHelp: 'Ce ai făcut, la ce te așteptai și ce s-a întâmplat în schimb.',
    link: 'Link',
    linkHelp: 'Pagina de pe acest site despre care este vorba: un bot, un profil, o recenzie.',
    submit: 'Trimite cererea',
    submitting: 'Se trimite...',
    subjectLength: 'Scrie un subiect de {{min}} până la {{max}} de caractere.',
    textLength: 'Scrie între {{min}} și {{max}} de caractere.',
    linkInvalid: 'Introdu adresa unei pagini de pe acest site.',
    offline:
      'Ești offline. Pentru a trimite o cerere ai nevoie de conexiune; ce scrii aici se păstrează.',
    limit_one: 'Ai {{count}} cerere deschisă. Poți trimite alta după ce primești răspuns.',
    limit_few: 'Ai {{count}} cereri deschise. Poți trimite alta după ce primești răspuns la una.',
    limit_other:
      'Ai {{count}} de cereri deschise. Poți trimite alta după ce primești răspuns la una.',
  },
  sent: { title: 'Cererea a fost trimisă', text: 'Primești o notificare când răspundem.' },
  error: {
    title: 'Cererea nu a fost trimisă',
    text: 'Cererea ta nu a putut fi trimisă. Încearcă din nou.',
    tooMany: 'Ai deja numărul maxim de cereri deschise.',
    day: 'Ai trimis deja câte cereri se pot trimite într-o zi. Încearcă din nou mâine.',
  },
  signedOut: 'Conectează-te ca să trimiți o cerere și să citești aici răspunsul nostru.',
  restricted:
    'Contul tău este restricționat, așa că nu poți trimite cereri. Scrie-ne pe serverul comunității de pe Discord.',
  own: {
    title: 'Cererile tale',
    emptyTitle: 'Nicio cerere deocamdată',
    emptyText: 'Ce ne întrebi apare aici, împreună cu răspunsul nostru.',
    failedTitle: 'Cererile tale nu au putut fi încărcate',
    failedText: 'Verifică-ți conexiunea și încearcă din nou.',
    more: 'Arată cererile mai vechi',
    sent: 'Trimisă',
    about: 'Despre',
    answer: 'Răspunsul nostru',
    waiting: 'Nu am răspuns încă.',
    closed: 'Am închis această cerere fără răspuns.',
    kept_one: 'Se șterge la {{count}} zi după răspuns.',
    kept_few: 'Se șterge la {{count}} zile după răspuns.',
    kept_other: 'Se șterge la {{count}} de zile după răspuns.',
  },
  state: { open: 'Deschisă', answered: 'Cu răspuns', closed: 'Închisă' },
  withdraw: {
    action: 'Retrage',
    title: 'Retragi această cerere?',
    text: '„{{subject}}” se șterge definitiv și nu mai primește răspuns.',
    confirm: 'Retrage',
    confirming: 'Se retrage...',
    done: 'Cererea a fost retrasă',
    failed: 'Cererea nu a putut fi retrasă. Încearcă din nou.',
    late: 'La această cerere s-a răspuns între timp.',
  },
} as const satisfies Translation<typeof english>
