import '#app/core/routes'
