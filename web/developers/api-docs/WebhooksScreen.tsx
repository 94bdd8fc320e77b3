import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { WEBHOOK_TYPES } from '#rules/core/events/webhook-events';
import { ANSWER_SECONDS } from '#rules/news/webhooks/webhook';
import { Card } from '../../base/design/Card.tsx';
import { CodeBlock } from '../../base/page/CodeBlock.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';

const VERIFYING = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET); // whsec_…
// body: the text as it came, before anything reads it as JSON
const message = webhook.verify(body, request.headers); // throws if it isn’t ours`;

const MESSAGE = `{
  "type": "${WEBHOOK_TYPES.ITEM_ADDED}",
  "timestamp": "2027-05-31T12:00:00.000Z",
  "version": 1,
  "data": {
    "list_id": "…", "item_id": "…", "action": null, "count": 1,
    "actor": { "id": "…", "name": "Ann" },
    "list": { "id": "…", "name": "Birthday" },
    "item": { "id": "…", "name": "Red bicycle", "quantity_desired": 1 }
  }
}`;

/** How somebody's program takes the messages of a webhook. */
export function WebhooksScreen() {
  const { siteName } = useSite();
  return (
    <Page width="reading">
      <PageHead
        title={t`Webhooks`}
        description={t`How your program hears what happens on your lists on ${siteName}.`}
      />
      <header className="grid gap-3">
        <h1 className="text-3xl leading-tight">{t`Webhooks`}</h1>
        <p className="text-muted">
          <Trans>
            Your program hears at once what happens on your lists, without asking. Add its address on{' '}
            <TextLink to="/profile/security">your profile</TextLink>.
          </Trans>
        </p>
      </header>
      <Card as="section">
        <h2 className="text-xl">{t`What comes`}</h2>
        <p className="mt-1 mb-3">{t`We post JSON like this. Lists and items have the fields of the REST API, as you may see them when it’s sent:`}</p>
        <CodeBlock label={t`A message`} code={MESSAGE} />
        <p className="mt-4 mb-1">{t`These types come, each if you’ve chosen it:`}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {[...Object.values(WEBHOOK_TYPES), 'test'].map((type) => (
            <li key={type}>
              <code>{type}</code>
            </li>
          ))}
        </ul>
        <p className="mt-3">{t`News of prices you watch, of lists you follow, and reminders come as long as you want notifications of them.`}</p>
      </Card>
      <Card as="section">
        <h2 className="text-xl">{t`Check that it’s from us`}</h2>
        <p className="mt-1 mb-3">
          <Trans>
            Messages are signed as{' '}
            <a className="underline" href="https://www.standardwebhooks.com" rel="noreferrer">
              Standard Webhooks
            </a>{' '}
            says. There are libraries for most languages:
          </Trans>
        </p>
        <CodeBlock label={t`Checking a message`} code={VERIFYING} />
      </Card>
      <Card as="section">
        <h2 className="text-xl">{t`Good to know`}</h2>
        <ul className="mt-2 grid list-disc gap-2 ps-5">
          <li>{t`Answer with a success status (2xx) within ${ANSWER_SECONDS} seconds, and work on it afterwards.`}</li>
          <li>{t`If that fails, we try again for a day. Then the webhook is switched off, and you get an email.`}</li>
          <li>{t`Messages about one list come in order. One may come twice: the header webhook-id tells.`}</li>
          <li>{t`A surprise stays a surprise: what you may not know, your program isn’t told either.`}</li>
        </ul>
      </Card>
    </Page>
  );
}
