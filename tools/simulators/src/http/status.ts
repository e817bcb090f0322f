/** HTTP statuses with the names of RFC 9110. The simulators do not load the server's. */
export const HTTP_CREATED = 201
export const HTTP_NO_CONTENT = 204
export const HTTP_SEE_OTHER = 303
export const HTTP_BAD_REQUEST = 400
export const HTTP_UNAUTHORIZED = 401
export const HTTP_FORBIDDEN = 403
export const HTTP_NOT_FOUND = 404
export const HTTP_GONE = 410
export const HTTP_PAYLOAD_TOO_LARGE = 413
export const HTTP_UNPROCESSABLE_CONTENT = 422
export const HTTP_TOO_MANY_REQUESTS = 429
export const HTTP_INTERNAL_SERVER_ERROR = 500
export const HTTP_SERVICE_UNAVAILABLE = 503
