import { SaxesParser } from 'saxes'

/**
 * @returns the text if it is well-formed XML
 * @throws if it is not
 */
export function validXml(text: string): string {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return text
}
