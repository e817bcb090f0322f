import type { DecisionRule } from '@botanica/api-client/contract'
import type { BadgeTone } from '../../primitives/badge.tsx'

/** The keywords that color a badge; the first match wins. */
const TONES: readonly (readonly [RegExp, BadgeTone])[] = [
  [/delete/, 'danger'],
  [/reject|ban|kick|disable/, 'bloom'],
  [/approve|certify|restore/, 'leaf'],
  [/edit|update/, 'sun'],
]
/* Lifting a ban is not a ban. */
const REVERSED = /^(?:un|en)/

/** The color of an action's badge. */
export function getTone(action: string): BadgeTone {
  if (REVERSED.test(action)) return 'plain'
  return TONES.find(([keyword]) => keyword.test(action))?.[1] ?? 'plain'
}

/** The known details of a log entry, and the rest. */
export interface LogDetails {
  /** Whether a job did it. */
  isByJob: boolean
  targetName: string | null
  reason: string | null
  /** The rules that a decision names, with their texts at that time; null for other entries. */
  rules: readonly DecisionRule[] | null
  changes: readonly { field: string | null; before: string; after: string }[]
  rest: readonly { key: string; value: string }[]
}

const NAMED = new Set([
  'targetName',
  'reason',
  'oldValue',
  'newValue',
  'doneBy',
  'ruleIds',
  'rules',
  'memberIds',
])
const JOB = 'job'
const NOTHING = '-'
/** A date-time in JSON; anything else that begins with a year is text. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

/** Formats a date-time for people. */
type WriteMoment = (moment: Date) => string

type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function formatValue(value: unknown, write: WriteMoment): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (Array.isArray(value)) return value.map((one) => formatValue(one, write)).join(', ') || NOTHING
  if (typeof value !== 'string') return JSON.stringify(value)
  return MOMENT.test(value) ? write(new Date(value)) : value
}

function changesOf(before: unknown, after: unknown, write: WriteMoment): LogDetails['changes'] {
  if (before === undefined && after === undefined) return []
  if (!isObject(before) && !isObject(after)) {
    return [{ field: null, before: formatValue(before, write), after: formatValue(after, write) }]
  }
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    before: formatValue(was[field], write),
    after: formatValue(is[field], write),
  }))
}

function read(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

/** Parses a log's details; what is not an object is shown unchanged. */
export function parseLogDetails(json: string, write: WriteMoment): LogDetails {
  const details = read(json)
  if (!isObject(details)) {
    const rest =
      details === null || details === '' ? [] : [{ key: '', value: formatValue(details, write) }]
    return { isByJob: false, targetName: null, reason: null, rules: null, changes: [], rest }
  }
  const { targetName, reason, oldValue, newValue } = details
  return {
    isByJob: details.doneBy === JOB,
    targetName: typeof targetName === 'string' ? targetName : null,
    reason: typeof reason === 'string' ? reason : null,
    rules: Array.isArray(details.rules) ? (details.rules as DecisionRule[]) : null,
    changes: changesOf(oldValue, newValue, write),
    rest: Object.entries(details)
      .filter(([key]) => !NAMED.has(key))
      .map(([key, value]) => ({ key, value: formatValue(value, write) })),
  }
}

/** An identifier as plain words: `approve_bot` is `approve bot`, `banExpiresAt` is `ban expires at`. */
export function toReadableName(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
