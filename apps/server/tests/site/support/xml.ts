import { SaxesParser } from 'saxes'

/** @returns the text, when it is well-formed XML. @throws where it is not */
export function validXml(text: string): string {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return text
}
