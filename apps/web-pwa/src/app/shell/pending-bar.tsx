import { useNavigation } from 'react-router-dom'

/** Progress bar at the top while the next page loads. Fast navigations never show it. */
export function PendingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div aria-hidden="true" className="pending-bar fixed inset-x-0 top-0 z-70 h-0.5 bg-leaf" />
}
