import router from '@adonisjs/core/services/router'
import { sharedBytes } from '#app/core/cache/shared_bytes'
import { setErrorPage } from '#app/core/exception_handler'
import { controllers } from '#generated/controllers'
import { errorPageOf } from '#app/site/error_page'
import { onlyPages } from '#app/site/only_pages'
import { site } from '#app/site/site'
import { throttle } from '#app/core/limits/throttle'
import { staticFiles } from '#app/site/static_files'

/** The keys of an address that change a page. */
const PAGE_QUERY = ['search', 'category', 'filter', 'sort', 'cursor', 'tab', 'error', 'return']

const page = router.get('*', [controllers.site.Pages, 'show']).as('site.page').use(onlyPages)
if (site) {
  setErrorPage(errorPageOf(site.build))
  page.use(staticFiles(site.build.clientFolder))
}
page.use(throttle)
page.use(
  sharedBytes({
    query: PAGE_QUERY,
    language: true,
    // What a page shows is told by the reads that it makes.
    tags: () => [],
    staleWhileRevalidate: true,
  })
)
