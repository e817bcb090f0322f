import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const KILOBYTE = 1_024
/** Field index counted from the end of the command's name, which may contain anything (`man proc_pid_stat`). */
const USER_TIME = 11
const SYSTEM_TIME = 12

/** Resident memory of a process, in bytes. */
export function getMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * KILOBYTE
}

/** CPU time that a process has used since it started, in core seconds. */
export function getCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])
  return ticks / Number(execFileSync('getconf', ['CLK_TCK']).toString())
}
