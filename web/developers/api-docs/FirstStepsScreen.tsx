import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { say } from '#rules/base/languages/say';
import { CALLS_A_MINUTE } from '#rules/base/rate-limits/calls';
import { Card } from '../../base/design/Card.tsx';
import { listText } from '../../base/design/list-text.ts';
import { CodeBlock } from '../../base/page/CodeBlock.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { siteAddress } from '../../base/routing/site-path.ts';
import { commandOf, FIRST_STEPS, type Step, variablesOf } from './first-steps.ts';

/** From an API key to a shared list in five calls. */
export function FirstStepsScreen() {
  const { siteName, everythingForEverybody } = useSite();
  return (
    <Page width="reading">
      <PageHead
        title={t`First steps with the REST API`}
        description={t`From an API key to a shared list on ${siteName} in five calls.`}
      />
      <header className="grid gap-3">
        <h1 className="text-3xl leading-tight">{t`First steps`}</h1>
        <p className="text-muted">
          <Trans>
            Five calls take you from an API key to a list that your friends can open. All you need is a terminal; every
            other call is in the <TextLink to="/api/docs">reference</TextLink>.
          </Trans>
        </p>
      </header>
      <Card as="section">
        <h2 className="text-xl">{t`Before you start`}</h2>
        <p className="mt-1 mb-3">
          {everythingForEverybody ? (
            <span>
              <Trans>
                Make a key on <TextLink to="/profile/security">your profile</TextLink>. Let it read and change lists,
                then save it in your terminal:
              </Trans>
            </span>
          ) : (
            <span>
              <Trans>
                Make a key on <TextLink to="/profile/security">your profile</TextLink>; keys are part of Premium. Let it
                read and change lists, then save it in your terminal:
              </Trans>
            </span>
          )}
        </p>
        <CodeBlock label={t`Your key`} code={variablesOf(siteAddress)} canCopy={false} />
      </Card>
      <ol className="grid gap-6">
        {FIRST_STEPS.map((step, at) => (
          <StepCard key={step.path + step.method} step={step} number={at + 1} />
        ))}
      </ol>
      <Card as="section">
        <h2 className="text-xl">{t`Good to know`}</h2>
        <ul className="mt-2 grid list-disc gap-2 ps-5">
          <li>{t`Each key may make ${CALLS_A_MINUTE} calls a minute. The RateLimit header says what is left.`}</li>
          <li>{t`A refused call gives the reason in message, its code in code, and the fields concerned in errors.`}</li>
          <li>
            <Trans>
              The <TextLink to="/api/docs">reference</TextLink> explains each code, why a call may be refused, and how
              to read long lists page by page.
            </Trans>
          </li>
          <li>
            <Trans>
              Every answer has an X-Request-Id. Send your own if you like, and name it when you ask us for help.
            </Trans>
          </li>
          <li>{t`Nothing came back? Send the same call with the same Idempotency-Key again: it is done once.`}</li>
        </ul>
      </Card>
    </Page>
  );
}

function StepCard({ step, number }: { step: Step; number: number }) {
  const [title, keeps] = [say(step.title), step.keeps];
  const kept = listText(Object.values(keeps ?? {}));
  return (
    <Card as="li">
      <h2 className="text-xl">{t({ message: `${number}. ${title}`, comment: 'The heading of a step' })}</h2>
      <p className="mt-1 mb-3">{say(step.about)}</p>
      <div className="grid min-w-0 gap-3">
        <CodeBlock label={title} code={commandOf(step)} />
        <p className="text-sm text-muted">{t`The answer has, among other things:`}</p>
        <CodeBlock label={t`Answer: ${title}`} code={JSON.stringify(step.answer, null, 2)} canCopy={false} />
        {keeps && (
          <>
            <p className="text-sm text-muted">{t`Keep ${kept} from your answer: the next calls need them.`}</p>
            <CodeBlock
              label={t`What to keep: ${title}`}
              code={Object.entries(keeps)
                .map(([name, place]) => `${name}=… # ${place}`)
                .join('\n')}
              canCopy={false}
            />
          </>
        )}
      </div>
    </Card>
  );
}
