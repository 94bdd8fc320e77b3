import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { problemText } from '../../base/network/problems.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import {
  type UnsubscribeScreenQuery,
  useResubscribeMutation,
  useUnsubscribeMutation,
  useUnsubscribeScreenQuery,
} from './UnsubscribeScreen.generated.ts';

type Kind = UnsubscribeScreenQuery['mailSubscription']['kind'];

/** The mails that each link ends, in the place of "…" in "You get … by mail". */
const WHAT: Record<Kind, string> = {
  DIGEST: 'digests of what happens on your lists',
  GIFT_NEWS: 'news about gifts you bought',
  INVITATIONS: 'invitations to lists',
};

/** The link at the end of a mail leads here. Opening it ends nothing: programs open links, too. */
export function UnsubscribeScreen() {
  const { token = '' } = useParams();
  const { data, error } = useUnsubscribeScreenQuery({ variables: { token }, fetchPolicy: 'network-only' });
  return (
    <Page width="form">
      <PageHead title="Emails from us" unlisted />
      <h1 className="text-3xl">Emails from us</h1>
      {data && <Choice token={token} {...data.mailSubscription} />}
      {!data && !error && <Skeleton shape="text" rows={3} />}
      {error && (
        <>
          <Notice tone="problem">{problemText(error)}</Notice>
          <LinkButton to="/">Return to Home</LinkButton>
        </>
      )}
    </Page>
  );
}

function Choice({ token, kind, isSubscribed: was }: UnsubscribeScreenQuery['mailSubscription'] & { token: string }) {
  const [isSubscribed, setSubscribed] = useState(was);
  const [problem, setProblem] = useState<unknown>(null);
  const [unsubscribe, ending] = useUnsubscribeMutation();
  const [resubscribe, beginning] = useResubscribeMutation();

  const change = async () => {
    setProblem(null);
    try {
      const variables = { token };
      await (isSubscribed ? unsubscribe({ variables }) : resubscribe({ variables }));
      setSubscribed(!isSubscribed);
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <Card padding="roomy">
      <div className="grid gap-5">
        <p role="status">
          {isSubscribed ? `You get ${WHAT[kind]} by email.` : `You won’t get ${WHAT[kind]} by email any more.`}
        </p>
        {problem !== null && (
          <Notice tone="problem" takesFocus>
            {problemText(problem)}
          </Notice>
        )}
        <Button
          look={isSubscribed ? 'primary' : 'quiet'}
          working={ending.loading || beginning.loading}
          onClick={() => void change()}
        >
          {isSubscribed ? 'Unsubscribe' : 'Subscribe again'}
        </Button>
        <p className="text-sm text-muted">
          This is about these emails only. We’ll still send what you ask for, and anything about your account’s safety.
        </p>
      </div>
    </Card>
  );
}
