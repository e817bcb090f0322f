import { cx } from '@botanica/ui/primitives'
import { useServices } from '../../../lib/services.tsx'
import { CODE_CLASS, Fold, Lines, Part } from './api-elements.tsx'
import { BOT_CALLS, toCurlExample, toJavaScript, toPython } from './bot-calls.ts'
import { useApiTexts } from './use-api-texts.ts'

/** The calls that developers of bots need, each in three languages. */
export function BotCallList() {
  const texts = useApiTexts()
  const { siteUrl } = useServices().settings

  return (
    <ul className={cx('mt-4 max-w-[68ch] space-y-2', CODE_CLASS)}>
      {BOT_CALLS.map((call) => {
        const { title, text } = texts.botCalls[call.id]
        return (
          <li key={call.id}>
            <Fold anchor={`bots-${call.id}`} name={title} summary={<strong>{title}</strong>}>
              <p className="pr-8">{text}</p>
              <Part title="curl">
                <Lines>{toCurlExample(siteUrl, call)}</Lines>
              </Part>
              <Part title="JavaScript">
                <Lines>{toJavaScript(siteUrl, call)}</Lines>
              </Part>
              <Part title="Python">
                <Lines>{toPython(siteUrl, call)}</Lines>
              </Part>
            </Fold>
          </li>
        )
      })}
    </ul>
  )
}
