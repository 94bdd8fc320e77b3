import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../base/design/Card.tsx';
import { CodeBlock } from '../../base/page/CodeBlock.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { siteAddress } from '../../base/routing/site-path.ts';

/** The settings with which most assistants know a server of the Model Context Protocol. */
function settingsFor(origin: string): string {
  const server = { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer kl_…' } };
  return JSON.stringify({ mcpServers: { kindlist: server } }, null, 2);
}

/** How somebody lets an AI assistant work on their lists. */
export function AssistantsScreen() {
  const { siteName } = useSite();
  return (
    <Page width="reading">
      <PageHead
        title={t`Connect your assistant`}
        description={t`How an AI assistant finds, reads and fills your lists on ${siteName}.`}
      />
      <header className="grid gap-3">
        <h1 className="text-3xl leading-tight">{t`Connect your assistant`}</h1>
        <p className="text-muted">
          {t`An AI assistant that speaks the Model Context Protocol (MCP) can find and read your lists, add things and tick them off, and have gifts on your friends’ lists held for you.`}
        </p>
      </header>
      <Card as="section">
        <h2 className="text-xl">{t`Before you start`}</h2>
        <p className="mt-1">
          <Trans>
            Make a key on <TextLink to="/profile/security">your profile</TextLink>. It decides what your assistant can
            do: only read your lists, or change them, too.
          </Trans>
        </p>
      </Card>
      <Card as="section">
        <h2 className="text-xl">{t`Add the server`}</h2>
        <p className="mt-1 mb-3">{t`Most assistants take a few lines like these in their settings, with your key in place of “kl_…”:`}</p>
        <CodeBlock label={t`Settings for your assistant`} code={settingsFor(siteAddress)} />
      </Card>
      <Card as="section">
        <h2 className="text-xl">{t`Good to know`}</h2>
        <ul className="mt-2 grid list-disc gap-2 ps-5">
          <li>{t`A surprise stays a surprise: what you may not know, your assistant isn’t told either.`}</li>
          <li>{t`It can’t order or pay for anything, and can’t change your account.`}</li>
          <li>{t`Revoke the key, and your assistant is out right away.`}</li>
        </ul>
      </Card>
    </Page>
  );
}
