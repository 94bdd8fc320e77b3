import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PING_SECONDS, SUBSCRIPTIONS_PER_SOCKET } from '#rules/doors/graphql/sockets';
import { Card } from '../../base/design/Card.tsx';
import { CodeBlock } from '../../base/page/CodeBlock.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { siteAddress } from '../../base/routing/site-path.ts';
import { httpExample, socketExample } from './socket-example.ts';

/** How a program of one's own signs in, over HTTP and over a socket. */
export function OtherPrograms() {
  const { everythingForEverybody } = useSite();
  const origin = siteAddress;
  return (
    <Card as="section">
      <h2 id="programs" className="text-xl">{t`From your own program`}</h2>
      <div className="mt-2 grid min-w-0 max-w-4xl gap-3 wrap-anywhere">
        <p>
          {everythingForEverybody ? (
            <span>
              <Trans>
                Make an API key on <TextLink to="/profile/security">your profile</TextLink>. It goes where an access
                token goes, and does what its scopes say. Over HTTP it is the bearer token:
              </Trans>
            </span>
          ) : (
            <span>
              <Trans>
                Make an API key on <TextLink to="/profile/security">your profile</TextLink>; keys are part of Premium.
                It goes where an access token goes, and does what its scopes say. Over HTTP it is the bearer token:
              </Trans>
            </span>
          )}
        </p>
        <CodeBlock label={t`A query over HTTP`} code={httpExample(origin)} />
        <p>
          <Trans>
            Subscriptions come over a WebSocket in the protocol <code>graphql-transport-ws</code>, which the package
            graphql-ws speaks. A browser’s socket has no such header, so the token or key is <code>accessToken</code> in
            the payload of the first message, <code>connection_init</code>; a program may also send the header.
          </Trans>
        </p>
        <CodeBlock label={t`A subscription over a socket`} code={socketExample(origin)} />
        <ul className="grid list-disc gap-2 ps-5">
          <li>{t`Without a token the socket is a guest’s, which may watch shared lists.`}</li>
          <li>
            <Trans>
              4401 closes a socket whose token or key is not good, or no longer: an access token ends, a session is
              signed out, a key is revoked. Fetch a new token before you connect again.
            </Trans>
          </li>
          <li>
            <Trans>
              4403 closes a socket whose key may not be used, and names the code. 1012, 1013 and 1001 mean: try again.
            </Trans>
          </li>
          <li>{t`The server pings every ${PING_SECONDS} seconds. A socket can have ${SUBSCRIPTIONS_PER_SOCKET} subscriptions at most.`}</li>
        </ul>
      </div>
    </Card>
  );
}
