import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'

/** Responses are bare objects and arrays, without an envelope. */
class BareSerializer extends BaseSerializer<{ Wrap: undefined }> {
  wrap = undefined

  definePaginationMetaData(): never {
    throw new Error('Lists announce their next page in the Link header.')
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    serialize: BareSerializer['serialize']
  }
}

const serializer = new BareSerializer()

HttpContext.instanceProperty(
  'serialize',
  // The overloads of `serialize` give the types; this forwards whatever it was called with.
  function (this: HttpContext, values: unknown) {
    return serializer.serialize(values, this.containerResolver)
  } as HttpContext['serialize']
)
