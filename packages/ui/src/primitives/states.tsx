import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'
import { EmptyBedDrawing, SproutDrawing, WiltedLeafDrawing } from './drawings.tsx'

export interface StateProps {
  title?: ReactNode
  text?: ReactNode
  /** An action: a button or a link. */
  action?: ReactNode
  /** The level of the heading, according to where the state is on the page. */
  level?: 1 | 2 | 3
  className?: string
}

/** The state of an empty list or page. */
export function EmptyState(props: StateProps) {
  return <State {...props} drawing={<EmptyBedDrawing />} />
}

/** The error state; announced when it appears. */
export function ErrorState(props: StateProps) {
  return <State {...props} role="alert" drawing={<WiltedLeafDrawing />} />
}

/** The loading state, where there is no skeleton. */
export function LoadingState({ text, ...props }: StateProps) {
  const { t } = useTranslation()

  return (
    <output className="block">
      <State
        {...props}
        text={text ?? t('states.loading')}
        drawing={
          <span className="breathe">
            <SproutDrawing />
          </span>
        }
      />
    </output>
  )
}

interface DrawnStateProps extends StateProps {
  drawing: ReactNode
  role?: 'alert'
}

function State({ title, text, action, level = 2, className, drawing, role }: DrawnStateProps) {
  const Heading = `h${level}` as const

  return (
    <div role={role} className={cx('flex flex-col items-center px-4 py-12 text-center', className)}>
      {drawing}
      {title && <Heading className="mt-4 font-serif text-title font-medium">{title}</Heading>}
      {text && <p className="mt-1 max-w-narrow text-muted">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
