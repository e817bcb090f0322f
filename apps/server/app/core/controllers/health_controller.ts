export default class HealthController {
  live() { return { status: 'ok' as const } }
}
