/** By which the systems know the client: its packages and what it tells the system at run time must agree. */
export const APP_ID = 'app.botanica.staff'
