import { Card } from '../../base/design/Card.tsx';
import { CodeBlock } from '../../base/page/CodeBlock.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { OfPremium } from '../../base/page/plans-link.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { commandOf, FIRST_STEPS } from './first-steps.ts';

/** From an API key to a shared list in five calls. */
export function FirstStepsScreen() {
  const { siteName } = useSite();
  const origin = window.location.origin;
  return (
    <Page width="reading">
      <PageHead
        title="First steps with the REST API"
        description={`From an API key to a shared list on ${siteName} in five calls.`}
      />
      <header className="grid gap-3">
        <h1 className="text-3xl leading-tight">First steps</h1>
        <p className="text-muted">
          Five calls take you from an API key to a list that your friends can open. All you need is a terminal; every
          other call is in the <TextLink to="/api/docs">reference</TextLink>.
        </p>
      </header>
      <Card as="section">
        <h2 className="text-xl">Before you start</h2>
        <p className="mt-1 mb-3">
          Make a key on <TextLink to="/profile/security">your profile</TextLink>
          <OfPremium />. Let it read and change lists, then save it in your terminal:
        </p>
        <CodeBlock label="Your key" code="KEY=kl_…" canCopy={false} />
      </Card>
      <ol className="grid gap-6">
        {FIRST_STEPS.map((step, at) => (
          <Card key={step.title} as="li">
            <h2 className="text-xl">
              {at + 1}. {step.title}
            </h2>
            <p className="mt-1 mb-3">{step.about}</p>
            <div className="grid min-w-0 gap-3">
              <CodeBlock label={step.title} code={commandOf(step, origin)} />
              <p className="text-sm text-muted">The answer has, among other things:</p>
              <CodeBlock label={`Answer: ${step.title}`} code={JSON.stringify(step.answer, null, 2)} canCopy={false} />
              {step.keeps && (
                <>
                  <p className="text-sm text-muted">
                    Keep {Object.values(step.keeps).join(' and ')} from your answer: the next calls need them.
                  </p>
                  <CodeBlock
                    label={`What to keep: ${step.title}`}
                    code={Object.entries(step.keeps)
                      .map(([name, place]) => `${name}=… # ${place}`)
                      .join('\n')}
                    canCopy={false}
                  />
                </>
              )}
            </div>
          </Card>
        ))}
      </ol>
      <Card as="section">
        <h2 className="text-xl">Good to know</h2>
        <ul className="mt-2 grid list-disc gap-2 pl-5">
          <li>Each key may make 600 calls a minute. The RateLimit header says what is left.</li>
          <li>A refused call says why in message, which code it is, and in errors which field is meant.</li>
          <li>
            The <TextLink to="/api/docs">reference</TextLink> explains each code, why a call may be refused, and how to
            read long lists page by page.
          </li>
          <li>Every answer has an X-Request-Id. Send your own if you like, and name it when you ask us for help.</li>
          <li>Nothing came back? Send the same call with the same Idempotency-Key again: it is done once.</li>
        </ul>
      </Card>
    </Page>
  );
}
