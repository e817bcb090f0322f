const form = document.querySelector('form')
const { number, expiry, cvc } = form.elements

const LENGTHS = { number: 16, expiry: 4, cvc: 3 }
const WHAT = {
  number: 'card number',
  expiry: "card's expiration date",
  cvc: "card's security code",
}
const getDigits = (field) => field.value.replace(/\D/g, '')
const notify = (message) => window.parent.postMessage(message, '*')

function firstIncomplete() {
  return [number, expiry, cvc].find((field) => getDigits(field).length < LENGTHS[field.name])
}

function validate() {
  const field = firstIncomplete()
  if (!field) return {}
  const message = `Your ${WHAT[field.name]} is incomplete.`
  return { error: { type: 'validation_error', code: `incomplete_${field.name}`, message } }
}

async function confirm(clientSecret) {
  const invalid = validate()
  if (invalid.error) return invalid
  const response = await fetch('/stripe-js/confirm', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientSecret, number: getDigits(number) }),
  })
  return response.json()
}

form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', () => {
  const empty = [number, expiry, cvc].every((field) => field.value === '')
  notify({ type: 'change', empty, complete: !firstIncomplete() })
})

window.addEventListener('message', async ({ source, data }) => {
  if (source !== window.parent) return
  if (data.type === 'theme') {
    form.className = data.theme === 'night' ? 'night' : 'stripe'
    return
  }
  const failure = { error: { type: 'api_connection_error', message: 'The connection failed.' } }
  const answer =
    data.type === 'confirm' ? await confirm(data.clientSecret).catch(() => failure) : validate()
  notify({ type: 'answer', id: data.id, answer })
})

new ResizeObserver(() => notify({ type: 'height', height: document.body.scrollHeight })).observe(
  document.body
)
notify({ type: 'ready' })
