import { PEOPLE } from '@botanica/demo-world'
import { describe, expect, test } from 'vitest'
import { authorizePath, getRedirectParameters, useSimulator, world } from './simulator.ts'

const simulator = useSimulator()

async function consent(changes: Record<string, string> = {}) {
  const response = await simulator.request(authorizePath(changes))
  return { response, html: await response.text() }
}

describe('the consent page', () => {
  test('lists everybody with a description, as a button', async () => {
    const { response, html } = await consent()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    for (const { id, name, summary } of world.people) {
      expect(html).toContain(`name="demo_user" value="${id}"`)
      expect(html).toContain(escaped(name))
      expect(html).toContain(escaped(summary))
    }
  })

  test('repeats the parameters of the request in the form', async () => {
    const { html } = await consent({ state: '"><script>alert(1)</script>' })
    const fields = [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)]
    const query = new URLSearchParams(
      fields.map(([, name, value]) => [name!, unescaped(value!)] as [string, string])
    )
    query.set('demo_user', PEOPLE.nina)
    const back = getRedirectParameters(await simulator.request(`/oauth2/authorize?${query}`))
    expect(back).toMatchObject({ state: '"><script>alert(1)</script>', code: expect.any(String) })
    expect(html).not.toContain('<script>')
  })

  test('may load only its own style and images', async () => {
    const { response, html } = await consent()
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; img-src 'self';/)
    expect(html).not.toMatch(/ (?:src|href)="(?!\/cdn\/)/)
  })

  test('shows an error when the chosen person does not exist, and the choices again', async () => {
    const { response, html } = await consent({ demo_user: '12<b>' })
    expect(response.status).toBe(400)
    expect(html).toContain('role="alert"')
    expect(html).toContain('12&lt;b&gt;')
    expect(html).toContain(`value="${PEOPLE.vlad}"`)
    expect(html).not.toContain('name="demo_user" value="12')
  })

  test('shows people who were added at run time', async () => {
    const { id } = simulator.control.addPerson({ username: 'late', globalName: 'Late Arrival' })
    const { html } = await consent()
    expect(html).toContain('Late Arrival')
    expect(html).toContain(`value="${id}"`)
  })
})

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
