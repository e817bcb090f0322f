import type { BotCounts, Category } from '@botanica/api-client'
import {
  BOT_FILTER_CHOICES,
  BOT_FILTER_LIMITS,
  CATEGORY_MATCHES,
  COUNTED_BOTS_PER_CHOICE,
} from '@botanica/api-client/contract'
import { useCategoryTexts, useFormat } from '@botanica/ui/i18n'
import { Checkbox, Segmented, Select } from '@botanica/ui/primitives'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../lib/use-is-online.ts'
import type { FilterChoice } from './filter-choice.ts'
import { useFilterLabels } from './use-filter-labels.ts'

/** The value of a select for no choice. */
const ANY = ''

export interface FilterFieldsProps {
  choice: FilterChoice
  onChange: (choice: FilterChoice) => void
  categories: readonly Category[] | undefined
  /** The number of bots beside each choice; undefined while they are unknown, as in a search. */
  counts: BotCounts | undefined
}

/** The fields of all filters, in one column. */
export function FilterFields({ choice, onChange, categories, counts }: FilterFieldsProps) {
  const { t } = useTranslation('filters')
  const isOnline = useIsOnline()
  const labels = useFilterLabels(categories)
  const change = (part: Partial<FilterChoice>) => onChange({ ...choice, ...part })

  return (
    <div className="flex flex-col gap-3">
      <Group label={t('quality')} isOpen>
        <Choice
          label={labels.certified()}
          count={counts?.certified}
          checked={choice.certified}
          onCheckedChange={(certified) => change({ certified })}
        />
        <Choice
          label={labels.online()}
          count={isOnline ? counts?.online : undefined}
          checked={choice.online}
          disabled={!isOnline}
          onCheckedChange={(online) => change({ online })}
        />
        <NumberSelect
          label={t('rating')}
          any={t('anyRating')}
          values={BOT_FILTER_CHOICES.minRating}
          value={choice.minRating}
          counts={counts?.minRating}
          toLabel={labels.minRating}
          onValueChange={(minRating) => change({ minRating })}
        />
        <NumberSelect
          label={t('listed')}
          any={t('anyTime')}
          values={BOT_FILTER_CHOICES.listedDays}
          value={choice.listedDays}
          // The counts are by day, in the order of the numbers of days.
          counts={counts?.listedSince.map(({ count }, index) => ({
            value: BOT_FILTER_CHOICES.listedDays[index]!,
            count,
          }))}
          toLabel={labels.listedDays}
          onValueChange={(listedDays) => change({ listedDays })}
        />
      </Group>
      <Categories choice={choice} change={change} categories={categories} counts={counts} />
      <Group label={t('servers')} isOpen={choice.minServers !== null || choice.maxServers !== null}>
        <NumberSelect
          label={t('atLeast')}
          any={t('anyNumber')}
          values={BOT_FILTER_CHOICES.minServers}
          value={choice.minServers}
          counts={counts?.minServers}
          toLabel={labels.minServers}
          onValueChange={(minServers) => change({ minServers })}
        />
        <NumberSelect
          label={t('atMost')}
          any={t('anyNumber')}
          values={BOT_FILTER_CHOICES.maxServers}
          value={choice.maxServers}
          counts={counts?.maxServers}
          toLabel={labels.maxServers}
          onValueChange={(maxServers) => change({ maxServers })}
        />
      </Group>
      <Group label={t('without')} isOpen={choice.without.length > 0}>
        {BOT_FILTER_CHOICES.without.map((permission) => (
          <Choice
            key={permission}
            label={labels.getPermissionName(permission)}
            count={counts?.without.find(({ value }) => value === permission)?.count}
            checked={choice.without.includes(permission)}
            onCheckedChange={(checked) =>
              change({
                without: BOT_FILTER_CHOICES.without.filter((one) =>
                  one === permission ? checked : choice.without.includes(one)
                ),
              })
            }
          />
        ))}
      </Group>
    </div>
  )
}

interface CategoriesProps extends Omit<FilterFieldsProps, 'onChange'> {
  change: (part: Partial<FilterChoice>) => void
}

function Categories({ choice, change, categories, counts }: CategoriesProps) {
  const { t } = useTranslation('filters')
  const texts = useCategoryTexts()
  const { categoryIds } = choice
  const isFull = categoryIds.length >= BOT_FILTER_LIMITS.categories

  return (
    <Group label={t('categories')} isOpen={categoryIds.length > 1}>
      <Segmented
        label={t('match.label')}
        options={CATEGORY_MATCHES.map((value) => ({ value, label: t(`match.${value}`) }))}
        value={choice.match}
        onValueChange={(match) => change({ match })}
        className="self-start"
      />
      <div className="-mx-1 flex max-h-60 flex-col overflow-y-auto px-1 py-0.5">
        {categories?.map(({ id, name }) => {
          const isChosen = categoryIds.includes(id)
          return (
            <Choice
              key={id}
              label={texts.name(name)}
              count={counts?.categories.find(({ value }) => value === id)?.count}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onCheckedChange={(checked) =>
                change({
                  categoryIds: checked
                    ? [...categoryIds, id].toSorted((left, right) => left - right)
                    : categoryIds.filter((other) => other !== id),
                })
              }
            />
          )
        })}
      </div>
    </Group>
  )
}

interface GroupProps {
  label: string
  /** Whether it is open from the start: the groups that are used most, and those with a choice. */
  isOpen: boolean
  children: ReactNode
}

/** A group of fields that opens and closes, so that the list is few tab stops away. */
function Group({ label, isOpen, children }: GroupProps) {
  return (
    <details open={isOpen} className="group/filter border-b border-line pb-3">
      <summary className="flex min-h-8 cursor-pointer list-none items-center justify-between gap-2 rounded-label font-medium hover:text-leaf-strong [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted group-open/filter:rotate-180"
        />
      </summary>
      <fieldset className="mt-2 flex min-w-0 flex-col gap-1.5">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  )
}

/** A number of bots: up to the maximum that is counted. */
function useCountLabel() {
  const { t } = useTranslation('filters')
  const format = useFormat()
  return (count: number) => {
    const exact = format.exact(count)
    return count >= COUNTED_BOTS_PER_CHOICE ? t('countAtLeast', { exact }) : exact
  }
}

interface ChoiceProps {
  label: string
  count: number | undefined
  checked: boolean
  disabled?: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A checkbox with the number of bots at its end. */
function Choice({ label, count, ...checkbox }: ChoiceProps) {
  const toLabel = useCountLabel()

  return (
    <Checkbox
      {...checkbox}
      className="w-full shrink-0"
      label={
        <span className="flex min-w-0 flex-1 justify-between gap-2">
          <span className="min-w-0">{label}</span>
          {count !== undefined && <span className="numbers text-muted">{toLabel(count)}</span>}
        </span>
      }
    />
  )
}

interface NumberSelectProps {
  label: string
  /** The text of no choice. */
  any: string
  values: readonly number[]
  value: number | null
  counts: readonly { value: number; count: number }[] | undefined
  toLabel: (value: number) => string
  onValueChange: (value: number | null) => void
}

function NumberSelect({
  label,
  any,
  values,
  value,
  counts,
  toLabel,
  onValueChange,
}: NumberSelectProps) {
  const toCount = useCountLabel()
  const options = values.map((one) => {
    const count = counts?.find((choice) => choice.value === one)?.count
    const text = toLabel(one)
    return { value: String(one), label: count === undefined ? text : `${text} (${toCount(count)})` }
  })

  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden="true" className="text-label text-muted">
        {label}
      </span>
      <Select
        label={label}
        className="w-full"
        value={value === null ? ANY : String(value)}
        onValueChange={(next) => onValueChange(next === ANY ? null : Number(next))}
        options={[{ value: ANY, label: any }, ...options]}
      />
    </div>
  )
}
