import type { DemoAd } from '../types.ts'

interface Creative {
  readonly heading: string
  readonly text: string
  readonly link: string
  readonly action: string
  readonly paper: string
  readonly ink: string
  readonly leaf: string
}

/** A small self-contained ad with its own colors in both themes that loads nothing. */
function creative({ heading, text, link, action, paper, ink, leaf }: Creative): string {
  return `<style>
:root{color-scheme:light dark}
body{margin:0}
a.ad{box-sizing:border-box;display:flex;align-items:center;gap:16px;min-height:min(90px,100vh);padding:12px 16px;border-radius:10px;background:${paper};color:${ink};font:15px/1.4 system-ui,sans-serif;text-decoration:none}
a.ad svg{flex:none}
a.ad b{display:block;font:600 17px/1.3 Georgia,serif}
a.ad i{margin-left:auto;padding:6px 12px;border-radius:999px;background:${leaf};color:#fff;font-style:normal;font-weight:600;white-space:nowrap}
@media (max-width:420px){a.ad i{display:none}}
@media (prefers-color-scheme:dark){a.ad{background:#1f2a24;color:#eef3ea}}
</style>
<a class="ad" href="${link}" target="_blank" rel="noopener sponsored">
<svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true"><path d="M22 41V19" stroke="${leaf}" stroke-width="3" fill="none"/><path d="M22 24C8 24 6 12 6 6c12 0 16 7 16 18Z" fill="${leaf}"/><path d="M22 20c0-9 5-14 16-14 0 10-5 14-16 14Z" fill="${leaf}" opacity=".7"/></svg>
<span><b>${heading}</b>${text}</span><i>${action}</i>
</a>`
}

export const ads: readonly DemoAd[] = [
  {
    title: 'Potting Bench Hosting, header',
    content: creative({
      heading: 'Potting Bench Hosting',
      text: 'Room for one bot to grow. First month free, no card asked.',
      link: 'https://pottingbench.example/start',
      action: 'Plant it',
      paper: '#edf3e4',
      ink: '#22301f',
      leaf: '#3c7a46',
    }),
    placement: 'header',
    type: 'banner',
    isActive: true,
    priority: 10,
    startDate: { days: -30 },
    endDate: { days: 60 },
  },
  {
    title: 'Seed Library, sidebar',
    content: creative({
      heading: 'The Seed Library',
      text: '1,400 open-source snippets for bots, sorted and labelled.',
      link: 'https://seedlibrary.example',
      action: 'Browse',
      paper: '#f6ecdd',
      ink: '#3a2c1a',
      leaf: '#9a5f1e',
    }),
    placement: 'sidebar',
    type: 'custom',
    isActive: true,
    priority: 5,
    startDate: null,
    endDate: null,
  },
  {
    title: 'Rain Barrel, in the list',
    content: creative({
      heading: 'Rain Barrel',
      text: 'Queues for bots that get everything at once.',
      link: 'https://rainbarrel.example',
      action: 'Try it',
      paper: '#e4eff2',
      ink: '#16303a',
      leaf: '#246a82',
    }),
    placement: 'in-list',
    type: 'custom',
    isActive: true,
    priority: 0,
    startDate: { days: -3 },
    endDate: null,
  },
  {
    title: 'Tabăra de cod, footer',
    content: creative({
      heading: 'Tabăra de cod',
      text: 'O săptămână la munte, un bot gata la final. Iulie, în Apuseni.',
      link: 'https://tabaradecod.example',
      action: 'Înscrie-te',
      paper: '#f8e8e1',
      ink: '#40211a',
      leaf: '#a8452f',
    }),
    placement: 'footer',
    type: 'banner',
    isActive: true,
    priority: 0,
    startDate: null,
    endDate: { days: 20 },
  },
  {
    title: 'Paused campaign, header',
    content: '<p>This advertisement is switched off and must never be seen.</p>',
    placement: 'header',
    type: 'custom',
    isActive: false,
    priority: 99,
    startDate: null,
    endDate: null,
  },
  {
    title: 'Ended campaign, sidebar',
    content: '<p>This advertisement has ended and must never be seen.</p>',
    placement: 'sidebar',
    type: 'banner',
    isActive: true,
    priority: 99,
    startDate: { days: -90 },
    endDate: { days: -1 },
  },
  {
    title: 'Future campaign, footer',
    content: '<p>This advertisement has not begun and must not be seen yet.</p>',
    placement: 'footer',
    type: 'banner',
    isActive: true,
    priority: 99,
    startDate: { days: 14 },
    endDate: { days: 28 },
  },
]
