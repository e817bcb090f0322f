import type { ErrorPage } from '#app/core/exception_handler'
import { getLanguage } from '#app/core/http/language'
import { contentSecurityPolicy, PAGE_HEADERS } from '#app/site/security_policy'
import type { SiteBuild } from '#app/site/rendering/site_build'

/** Renders errors outside the API as a self-contained page: no script, no database, no file. */
export function createErrorPage({ renderErrorPage, errorPageStyle }: SiteBuild): ErrorPage {
  const policy = contentSecurityPolicy({ inlineStyles: [errorPageStyle] })

  return ({ status }, { request, response }) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) response.header(name, value)
    response.header('content-security-policy', policy)
    response.send(
      renderErrorPage({ status, language: getLanguage(request), requestId: request.id() ?? '' })
    )
  }
}
