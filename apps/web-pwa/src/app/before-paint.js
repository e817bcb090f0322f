export default function beforePaint(names) {
  var root = document.documentElement
  var page = root.ownerDocument
  function cookie(name) {
    var found = page.cookie.match('(?:^|; )' + name + '=([^;]*)')
    return found ? found[1] : ''
  }
  function keep(name, value) {
    page.cookie = name + '=' + value + names.cookieAttributes
  }
  root.setAttribute(names.script, '')
  addEventListener(names.installEvent, function (offer) {
    offer.preventDefault()
    window.heldInstall = offer
  })
  if (cookie(names.signedInCookie) === '1') root.setAttribute(names.signedIn, '')
  if (cookie(names.premiumCookie) === '1') root.setAttribute(names.premium, '')

  var theme = cookie(names.themeKey)
  if (names.themes.indexOf(theme) >= 0) root.setAttribute(names.theme, theme)

  try {
    var asked = new URLSearchParams(location.search).get(names.languageParameter)
    if (names.languages.indexOf(asked) >= 0) {
      localStorage.setItem(names.languageKey, asked)
      keep(names.languageKey, asked)
      return
    }
    var chosen = localStorage.getItem(names.languageKey)
    if (names.languages.indexOf(chosen) < 0 || chosen === root.lang) return
    if (cookie(names.languageKey) === chosen) return
    keep(names.languageKey, chosen)
    if (cookie(names.languageKey) === chosen) location.reload()
  } catch {
    return
  }
}
