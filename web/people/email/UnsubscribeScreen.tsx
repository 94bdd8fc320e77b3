import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
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

const STATES: Record<Kind, { subscribed: MessageDescriptor; ended: MessageDescriptor }> = {
  DIGEST: {
    subscribed: msg`You get digests of what happens on your lists by email.`,
    ended: msg`You won’t get digests of what happens on your lists by email any more.`,
  },
  GIFT_NEWS: {
    subscribed: msg`You get news about gifts you bought by email.`,
    ended: msg`You won’t get news about gifts you bought by email any more.`,
  },
  GIFT_REMINDERS: {
    subscribed: msg`You get reminders by email of gifts you still have to buy or pay for.`,
    ended: msg`You won’t get reminders of gifts by email any more.`,
  },
  INVITATIONS: {
    subscribed: msg`You get invitations to lists by email.`,
    ended: msg`You won’t get invitations to lists by email any more.`,
  },
  DRAWS: {
    subscribed: msg`You get emails about draws of names.`,
    ended: msg`You won’t get emails about draws of names any more.`,
  },
  FOLLOW_REQUESTS: {
    subscribed: msg`We ask by email before this address follows a list.`,
    ended: msg`We won’t ask this address any more, so it can’t follow lists.`,
  },
  FOLLOWING: {
    subscribed: msg`You follow a list, and get its news by email.`,
    ended: msg`You don’t follow this list by email any more.`,
  },
};

/** Opening it ends nothing: programs open links, too. */
export function UnsubscribeScreen() {
  const { token = '' } = useParams();
  const { data, error } = useUnsubscribeScreenQuery({ variables: { token }, fetchPolicy: 'network-only' });
  return (
    <Page width="form">
      <PageHead title={t`Emails from us`} unlisted />
      <h1 className="text-3xl">{t`Emails from us`}</h1>
      {data && <Choice token={token} {...data.mailSubscription} />}
      {!data && !error && <Skeleton shape="text" rows={3} />}
      {error && (
        <>
          <Notice tone="problem">{problemText(error)}</Notice>
          <LinkButton to="/">{t`Return to Home`}</LinkButton>
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
        <p role="status">{say(isSubscribed ? STATES[kind].subscribed : STATES[kind].ended)}</p>
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
          {isSubscribed ? t`Unsubscribe` : t`Subscribe again`}
        </Button>
        <p className="text-sm text-muted">
          <Trans>
            This is about these emails only. We’ll still send what you ask for, and anything about your account’s
            safety.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
