const ENTRY = 'script[type="module"][src^="/assets/"]'
const SHELL = '/app-shell'

/** Which build of the site this page is of: its entry names, by their hashes, all that belongs to it. */
export function getPageBuild(): string {
  return document.querySelector<HTMLScriptElement>(ENTRY)?.getAttribute('src') ?? ''
}

/** Whether the server answers with another build by now; false when it cannot be asked. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const response = await fetch(SHELL, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(`"${getPageBuild()}"`)
  } catch {
    return false
  }
}
