/** The application id. The packages and the running client must use the same one. */
export const APP_ID = 'app.botanica.staff'
