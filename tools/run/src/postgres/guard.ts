import { spawn } from 'node:child_process'

export interface Guard {
  dismiss: () => void
}

/**
 * Node children notice through their channel that we were killed with -9; PostgreSQL has no such ear. A shell holds the
 * reading end of a pipe whose writing end dies with us, and then asks for a fast shutdown. Windows has neither the shell
 * nor the signal: there the next start finds the leftover by its pid file.
 */
export function guardAgainstOrphan(pid: number): Guard {
  if (process.platform === 'win32') return { dismiss: () => {} }
  const shell = spawn('/bin/sh', ['-c', 'cat >/dev/null; kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  })
  shell.once('error', () => {})
  shell.unref()
  shell.stdin.on('error', () => {})
  ;(shell.stdin as unknown as { unref(): void }).unref()
  return {
    dismiss: () => {
      try {
        if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGKILL')
      } catch {
        // Already gone.
      }
    },
  }
}
