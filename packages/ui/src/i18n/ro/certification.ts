import type { Translation } from '../translation.ts'
import type { certification as english } from '../en/certification.ts'

export const certification = {
  title: 'Cere certificarea',
  lead: 'Boții certificați poartă sigiliul: oricine vede dintr-o privire că cineva i-a cercetat îndeaproape.',
  back: 'Înapoi la profil',
  denied: {
    title: 'Acces interzis',
    text: 'Trebuie să fii autentificat pentru a cere certificarea.',
  },
  failed: {
    title: 'Boții tăi nu au putut fi încărcați',
    text: 'Verifică-ți conexiunea și încearcă din nou.',
  },
  requirements: {
    title: 'Cerințe',
    servers_one: 'Cel puțin {{count}} server',
    servers_few: 'Cel puțin {{count}} servere',
    servers_other: 'Cel puțin {{count}} de servere',
    approved: 'Deja aprobat pe platforma noastră',
    quality: 'Standarde de calitate: funcții valoroase și disponibilitate bună',
  },
  none: {
    title: 'Niciun bot eligibil',
    approved: 'Să fie aprobat pe platforma noastră',
    servers: 'Să fie pe cel puțin 100 de servere Discord',
    notCertified: 'Să nu fie deja certificat',
    text: 'Pentru o cerere, un bot trebuie:',
    profile: 'Mergi la profil',
  },
  form: {
    label: 'Cerere de certificare',
    bot: 'Bot',
    choose: 'Alege un bot',
    servers_one: '{{figure}} server',
    servers_few: '{{figure}} servere',
    servers_other: '{{figure}} de servere',
    summary: 'Botul ales',
    status: 'Stare',
    serverCount: 'Servere',
    reason: 'De ce ar trebui certificat botul tău?',
    reasonHelp: 'Ce face bine, cine se bazează pe el, cum îl ții în funcțiune?',
    tooLong: 'Motivul nu poate depăși {{limit}} de caractere.',
    submit: 'Trimite cererea',
    submitting: 'Se trimite...',
  },
  status: { pending: 'În așteptare', approved: 'Aprobată', rejected: 'Respinsă' },
  own: {
    title: 'Cererile tale',
    applied: 'Trimisă',
    yourReason: 'Motivul tău',
    answer: 'Răspunsul evaluatorilor',
    again: 'Trimite din nou',
    pending: 'O citim. Vei fi anunțat când se ia o decizie.',
    notEligible: 'Acest bot nu îndeplinește cerințele în acest moment.',
    unknownBot: 'Un bot care nu mai este listat',
  },
  missing: {
    title: 'Lipsesc informații',
    text: 'Alege un bot și scrie un motiv pentru certificare.',
  },
  submitted: {
    title: 'Cerere trimisă',
    text: 'Cererea ta de certificare a fost trimisă spre evaluare.',
  },
  error: {
    title: 'Eroare',
    text: 'Cererea ta nu a putut fi trimisă. Încearcă din nou.',
    gone: 'Acest bot nu mai există.',
    conflict:
      'Acest bot nu poate fi certificat: este deja certificat sau are o cerere în așteptare.',
    limit: 'Ai trimis toate cererile permise într-o zi. Încearcă din nou mâine.',
    forbidden: 'Doar proprietarii unui bot pot trimite o cerere pentru el.',
  },
} as const satisfies Translation<typeof english>
