const ENTRY = 'script[type="module"][src^="/assets/"]'
const SHELL = '/app-shell'

/** Identifies the build of this page: the hashed URL of its entry script. */
export function getPageBuild(): string {
  return document.querySelector<HTMLScriptElement>(ENTRY)?.getAttribute('src') ?? ''
}

/** Whether the server has another build; false if it cannot be reached. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const response = await fetch(SHELL, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(`"${getPageBuild()}"`)
  } catch {
    return false
  }
}
