/** HTTP statuses by their names in RFC 9110. Browsers load this file through the contract, so it imports nothing. */
export const HTTP_OK = 200
export const HTTP_CREATED = 201
export const HTTP_NO_CONTENT = 204
export const HTTP_MULTIPLE_CHOICES = 300
export const HTTP_FOUND = 302
export const HTTP_NOT_MODIFIED = 304
export const HTTP_BAD_REQUEST = 400
export const HTTP_UNAUTHORIZED = 401
export const HTTP_FORBIDDEN = 403
export const HTTP_NOT_FOUND = 404
export const HTTP_PROXY_AUTHENTICATION_REQUIRED = 407
export const HTTP_CONFLICT = 409
export const HTTP_GONE = 410
export const HTTP_UNPROCESSABLE_CONTENT = 422
export const HTTP_TOO_MANY_REQUESTS = 429
export const HTTP_INTERNAL_SERVER_ERROR = 500
export const HTTP_SERVICE_UNAVAILABLE = 503
