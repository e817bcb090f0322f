import {
  GUIDELINE_SECTION_TITLES,
  GUIDELINE_SECTIONS,
  GUIDELINES,
  listSectionRules,
  MAX_DECISION_RULES,
  type GuidelineSection,
  type RuleId,
} from '@botanica/api-client/contract'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useTranslated } from '../i18n/use-translated.ts'

export interface RuleChooserProps {
  value: readonly RuleId[]
  onValueChange: (value: RuleId[]) => void
  /** The section that comes first. */
  first?: GuidelineSection
  /** What to say while none is chosen; by default, that a decision needs one. */
  help?: string
  disabled?: boolean
}

/** How far each key moves the focus: from a row to the next, to the ends. */
const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
}

/**
 * Chooses the rules of the guidelines that a decision names. The list is one stop of the Tab key: arrows move in it,
 * Space chooses.
 */
export function RuleChooser({
  value,
  onValueChange,
  first,
  help,
  disabled = false,
}: RuleChooserProps) {
  const { t } = useTranslation('guidelines')
  const translated = useTranslated()
  const helpId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<RuleId | null>(null)
  const sections = GUIDELINE_SECTIONS.toSorted(
    (left, right) => Number(right === first) - Number(left === first)
  )
  const reachable = current ?? listSectionRules(sections[0]!)[0]
  const isFull = value.length >= MAX_DECISION_RULES

  function move(event: KeyboardEvent) {
    const getIndex = MOVES[event.key]
    if (!getIndex) return
    event.preventDefault()
    const boxes = [...list.current!.querySelectorAll('input')]
    const index = boxes.findIndex((box) => box === document.activeElement)
    boxes[getIndex(index, boxes.length - 1)]?.focus()
  }

  function toggle(id: RuleId) {
    if (value.includes(id)) onValueChange(value.filter((one) => one !== id))
    else if (!isFull) onValueChange([...value, id])
  }

  return (
    <fieldset aria-describedby={helpId} disabled={disabled}>
      <legend className="mb-1.5 font-semibold">{t('choose')}</legend>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the boxes in it have the focus */}
      <div
        ref={list}
        onKeyDown={move}
        className="max-h-52 overflow-y-auto rounded-control border border-edge bg-plate px-3 py-2"
      >
        {sections.map((section) => (
          <div key={section} className="not-first:mt-3">
            <p className="text-label font-semibold text-muted">
              {translated(GUIDELINE_SECTION_TITLES[section])}
            </p>
            {listSectionRules(section).map((id) => (
              <label
                key={id}
                className="-mx-1 flex min-h-8 cursor-pointer items-center gap-2.5 rounded-label px-1 hover:bg-leaf-wash has-focus-visible:outline-2 has-focus-visible:outline-leaf"
              >
                <input
                  type="checkbox"
                  value={id}
                  checked={value.includes(id)}
                  tabIndex={id === reachable ? 0 : -1}
                  onFocus={() => setCurrent(id)}
                  onChange={() => toggle(id)}
                  className="size-4 shrink-0 accent-leaf outline-none"
                />
                {translated(GUIDELINES[id].title)}
              </label>
            ))}
          </div>
        ))}
      </div>
      <p id={helpId} aria-live="polite" className="mt-1 text-label text-muted">
        {value.length === 0 ? (help ?? t('chooseHelp')) : t('chosen', { count: value.length })}
        {isFull && ` ${t('full', { limit: MAX_DECISION_RULES })}`}
      </p>
    </fieldset>
  )
}
