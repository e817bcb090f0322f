export default function beforePaint(names) {
  var root = document.documentElement
  var page = root.ownerDocument
  function getCookie(name) {
    var match = page.cookie.match('(?:^|; )' + name + '=([^;]*)')
    return match ? match[1] : ''
  }
  function setCookie(name, value) {
    page.cookie = name + '=' + value + names.cookieAttributes
  }
  root.setAttribute(names.script, '')
  addEventListener(names.installEvent, function (event) {
    event.preventDefault()
    window.deferredInstallPrompt = event
  })
  if (getCookie(names.signedInCookie) === '1') root.setAttribute(names.signedIn, '')
  if (getCookie(names.premiumCookie) === '1') root.setAttribute(names.premium, '')

  var theme = getCookie(names.themeKey)
  if (names.themes.indexOf(theme) >= 0) root.setAttribute(names.theme, theme)

  try {
    var requested = new URLSearchParams(location.search).get(names.languageParameter)
    if (names.languages.indexOf(requested) >= 0) {
      localStorage.setItem(names.languageKey, requested)
      setCookie(names.languageKey, requested)
      return
    }
    var chosen = localStorage.getItem(names.languageKey)
    if (names.languages.indexOf(chosen) < 0 || chosen === root.lang) return
    if (getCookie(names.languageKey) === chosen) return
    setCookie(names.languageKey, chosen)
    if (getCookie(names.languageKey) === chosen) location.reload()
  } catch {
    return
  }
}
