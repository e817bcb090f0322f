import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
export default class HttpExceptionHandler extends ExceptionHandler {
  override async handle(error: unknown, ctx: HttpContext) {
    return super.handle(error, ctx)
  }
}
