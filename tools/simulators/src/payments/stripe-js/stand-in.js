/**
 * A stand-in for Stripe.js, for development and tests: `Stripe(key)`, the Payment Element in a frame of the
 * simulator, and `confirmPayment`. As with the original, card numbers never reach the page that loads it.
 */
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const FRAME = `${origin}/stripe-js/payment-element`
  const INTENTS = `${origin}/stripe-js/intents`
  /** The release train that @stripe/stripe-js expects; it warns about any other. */
  const VERSION = 'endive'

  function createEmitter() {
    const listeners = new Map()
    return {
      on(event, listener) {
        listeners.set(event, [...(listeners.get(event) ?? []), listener])
      },
      off(event, listener) {
        const left = listener ? (listeners.get(event) ?? []).filter((one) => one !== listener) : []
        listeners.set(event, left)
      },
      emit(event, payload) {
        for (const listener of listeners.get(event) ?? []) listener(payload)
      },
    }
  }

  function createPaymentElement(settings) {
    const { on, off, emit } = createEmitter()
    const answers = new Map()
    let frame
    let asked = 0

    function handleMessage({ source, origin: from, data }) {
      if (!frame || source !== frame.contentWindow || from !== origin) return
      if (data.type === 'height') frame.style.height = `${data.height}px`
      if (data.type === 'ready') emit('ready', { elementType: 'payment' })
      if (data.type === 'change') {
        const { empty, complete } = data
        const value = { type: 'card' }
        emit('change', { elementType: 'payment', empty, complete, collapsed: false, value })
      }
      if (data.type === 'answer') answers.get(data.id)?.(data.answer)
    }

    const element = {
      mount(target) {
        const place = typeof target === 'string' ? document.querySelector(target) : target
        if (!place) throw new Error(`There is nothing at ${target} to mount the element in.`)
        const query = new URLSearchParams()
        if (settings.appearance?.theme) query.set('theme', settings.appearance.theme)
        if (settings.locale) query.set('locale', settings.locale)
        frame = document.createElement('iframe')
        frame.src = `${FRAME}?${query}`
        frame.title = 'Secure payment input frame'
        frame.setAttribute('allow', 'payment *')
        Object.assign(frame.style, { width: '100%', border: '0', display: 'block' })
        window.addEventListener('message', handleMessage)
        frame.addEventListener('error', () => emit('loaderror', { elementType: 'payment' }))
        place.append(frame)
      },
      unmount() {
        window.removeEventListener('message', handleMessage)
        frame?.remove()
        frame = undefined
      },
      destroy() {
        element.unmount()
      },
      update() {},
      collapse() {},
      focus() {
        frame?.focus()
      },
      blur() {
        frame?.blur()
      },
      clear() {},
      on(event, listener) {
        on(event, listener)
        return element
      },
      off(event, listener) {
        off(event, listener)
        return element
      },
      once(event, listener) {
        const once = (payload) => {
          off(event, once)
          listener(payload)
        }
        return element.on(event, once)
      },
      /** Not in Stripe.js, like the next one: tells the frame to use another theme. */
      wear(theme) {
        frame?.contentWindow.postMessage({ type: 'theme', theme }, origin)
      },
      /** Sends a request to the frame. */
      ask(question) {
        return new Promise((resolve) => {
          asked += 1
          answers.set(asked, resolve)
          frame.contentWindow.postMessage({ ...question, id: asked }, origin)
        })
      },
    }
    return element
  }

  function createElements(options) {
    const settings = { ...options }
    let payment = null
    return {
      settings,
      create(type) {
        if (type !== 'payment') throw new Error(`The simulator has no element "${type}".`)
        payment = createPaymentElement(settings)
        return payment
      },
      getElement(type) {
        // The React library passes its component, which is a function.
        return type === 'payment' || typeof type === 'function' ? payment : null
      },
      update(change) {
        Object.assign(settings, change)
        payment?.wear(settings.appearance?.theme)
      },
      async fetchUpdates() {
        return {}
      },
      async submit() {
        const { error } = await payment.ask({ type: 'validate' })
        return error ? { error } : { selectedPaymentMethod: 'card' }
      },
    }
  }

  async function confirmPayment({ elements, clientSecret, confirmParams, redirect = 'always' }) {
    const payment = elements.getElement('payment')
    const secret = clientSecret ?? elements.settings.clientSecret
    const { error, paymentIntent } = await payment.ask({ type: 'confirm', clientSecret: secret })
    if (error) return { error }
    if (redirect === 'if_required') return { paymentIntent }
    const address = new URL(confirmParams.return_url)
    address.searchParams.set('payment_intent', paymentIntent.id)
    address.searchParams.set('payment_intent_client_secret', secret)
    address.searchParams.set('redirect_status', 'succeeded')
    window.location.assign(address)
    // As with the original, the browser navigates away.
    return new Promise(() => {})
  }

  async function retrievePaymentIntent(clientSecret) {
    const response = await fetch(
      `${INTENTS}?${new URLSearchParams({ client_secret: clientSecret })}`
    )
    return response.json()
  }

  function notSimulated() {
    throw new Error('The simulator has only the Payment Element.')
  }

  function Stripe(key) {
    if (typeof key !== 'string' || !key.startsWith('pk_')) {
      throw new Error('Stripe() needs a publishable key.')
    }
    return {
      elements: createElements,
      confirmPayment,
      retrievePaymentIntent,
      // The React library looks for these before it accepts the object as Stripe.
      createToken: notSimulated,
      createPaymentMethod: notSimulated,
      confirmCardPayment: notSimulated,
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }
  Stripe.version = VERSION
  window.Stripe = Stripe
})()
