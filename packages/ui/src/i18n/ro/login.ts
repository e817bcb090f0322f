import type { Translation } from '../translation.ts'
import type { login as english } from '../en/login.ts'

export const login = {
  title: 'Autentificare',
  welcome: 'Bun venit la Botanica',
  text: 'Autentifică‑te cu contul tău Discord ca să scrii recenzii, să votezi boți și să‑i înscrii pe ai tăi.',
  button: 'Autentificare cu Discord',
  terms:
    'Prin autentificare ești de acord cu <terms>Termenii și condițiile</terms> și cu <privacy>Politica de confidențialitate</privacy>.',
  offline:
    'Ești offline. Ca să te autentifici ai nevoie de conexiune: revino la această pagină când ești online.',
  failedTitle: 'Autentificare eșuată',
  failed: 'Discord nu a confirmat cine ești. Încearcă din nou.',
  unavailable: 'Nu te putem autentifica acum. Încearcă din nou în câteva momente.',
} as const satisfies Translation<typeof english>
