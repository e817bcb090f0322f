/**
 * The type of a Romanian catalog for an English one: the same keys, and beside each plural (`x_one`, `x_other`) the form
 * `x_few`, which Romanian has and English does not. A missing or extra key does not compile.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>
} & {
  readonly [
    Key in keyof English as Key extends `${infer Base}_other` ? `${Base}_few` : never
  ]: string
}
