/**
 * The shape of a Romanian catalogue for an English one: the same keys, and beside each plural
 * (`x_one`, `x_other`) the form `x_few` that Romanian has and English has not. A missing or a
 * surplus key does not compile.
 */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>
} & {
  readonly [
    Key in keyof English as Key extends `${infer Base}_other` ? `${Base}_few` : never
  ]: string
}
