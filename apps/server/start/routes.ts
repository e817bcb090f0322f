import '#app/core/routes'
import '#app/identity/routes'
