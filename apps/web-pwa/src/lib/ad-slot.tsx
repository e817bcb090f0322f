export function AdSlot(_: { placement: string }) {
  return null
}
