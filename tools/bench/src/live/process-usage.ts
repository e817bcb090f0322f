import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const KILOBYTE = 1_024
/** Counted from the end of the command's name, which may hold anything (`man proc_pid_stat`). */
const USER_TIME = 11
const SYSTEM_TIME = 12

/** Bytes of memory that a process has at hand. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * KILOBYTE
}

/** Seconds of a core that a process has used since it began. */
export function coreSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])
  return ticks / Number(execFileSync('getconf', ['CLK_TCK']).toString())
}
