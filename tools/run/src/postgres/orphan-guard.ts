import { spawn } from 'node:child_process'

export interface Guard {
  dismiss: () => void
}

/**
 * Stops PostgreSQL when this process is killed with SIGKILL. Node children notice that through their IPC channel;
 * PostgreSQL cannot. A shell holds the reading end of a pipe whose writing end closes when this process dies, and
 * then requests a fast shutdown. Windows has neither the shell nor the signal: there the next start finds the
 * leftover by its pid file.
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
