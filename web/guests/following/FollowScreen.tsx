import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { problemText } from '../../base/network/problems.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { useSession } from '../../core/session/session.ts';
import { addressOf, currentSubscription, subscribe } from '../../people/notifications/push-subscription.ts';
import { pushSupport } from '../../people/notifications/push-support.ts';
import { FollowByMail } from './FollowByMail.tsx';
import { FollowHeading } from './FollowHeading.tsx';
import {
  type FollowScreenQuery,
  useFollowListMutation,
  useFollowScreenQuery,
  useUnfollowListMutation,
} from './FollowScreen.generated.ts';

type State = FollowScreenQuery['followState'];

/** Follows a shared list: one press for who is signed in, a mail or pushes to this device for everybody else. */
export function FollowScreen() {
  const { shareToken = '' } = useParams();
  const { account } = useSession();
  const [endpoint, setEndpoint] = useState<string | null>();
  useEffect(() => {
    void currentSubscription()
      .catch(() => null)
      .then((subscription) => setEndpoint(subscription?.endpoint ?? null));
  }, []);
  const { data, error } = useFollowScreenQuery({
    variables: { token: shareToken, endpoint: account ? null : endpoint },
    skip: endpoint === undefined,
    fetchPolicy: 'network-only',
  });
  return (
    <Page width="form">
      <PageHead title={t`Follow this list`} unlisted />
      {data && (
        <>
          <FollowHeading listName={displayText(data.followState.listName)} />
          <Ways
            key={`${account?.id} ${shareToken}`}
            token={shareToken}
            knownEndpoint={endpoint ?? null}
            {...data.followState}
          />
        </>
      )}
      {!data && !error && <Skeleton shape="form" rows={2} />}
      {error && <Notice tone="problem">{problemText(error)}</Notice>}
      <LinkButton to={`/shared/${shareToken}`}>{t`Back to the list`}</LinkButton>
    </Page>
  );
}

interface WaysProps extends State {
  token: string;
  /** The address of pushes to this browser, if it got any when the screen was opened. */
  knownEndpoint: string | null;
}

function Ways({ token, knownEndpoint, isFollowing: was, publicKey }: WaysProps) {
  const { account } = useSession();
  const { mailEnabled } = useSite();
  const [endpoint, setEndpoint] = useState(knownEndpoint);
  const [isFollowing, setFollowing] = useState(was);
  const [hasChanged, setChanged] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [follow] = useFollowListMutation();
  const [unfollow] = useUnfollowListMutation();
  const support = pushSupport();

  const trying = async (work: () => Promise<boolean>) => {
    setBusy(true);
    setProblem(null);
    try {
      const follows = await work();
      if (follows !== isFollowing) setChanged(true);
      setFollowing(follows);
    } catch (failure) {
      setProblem(failure);
    }
    setBusy(false);
  };
  const followHere = async () => {
    const subscription = (await currentSubscription()) ?? (await subscribe(publicKey));
    if (!subscription) return false; // they would rather not
    await follow({ variables: { token, input: { device: addressOf(subscription) } } });
    setEndpoint(subscription.endpoint);
    return true;
  };
  const followSignedIn = async () => {
    await follow({ variables: { token, input: {} } });
    return true;
  };
  const stop = async () => {
    await unfollow({ variables: { token, endpoint: account ? null : endpoint } });
    return false;
  };
  const problemNote = problem !== null && (
    <Notice tone="problem" takesFocus>
      {problemText(problem, t`That didn’t work. Please try again.`)}
    </Notice>
  );
  if (isFollowing) {
    return (
      <div className="grid gap-3">
        <Notice takesFocus={hasChanged}>
          {account
            ? t`You follow this list. News of it is among your notifications.`
            : t`You follow this list on this device.`}
        </Notice>
        {problemNote}
        <Button working={isBusy} onClick={() => void trying(stop)}>{t`Stop following`}</Button>
      </div>
    );
  }
  const stoppedNote = hasChanged && <Notice takesFocus>{t`You don’t follow this list any more.`}</Notice>;
  if (account) {
    return (
      <div className="grid gap-3">
        {stoppedNote}
        {problemNote}
        <Button
          look="primary"
          working={isBusy}
          onClick={() => void trying(followSignedIn)}
        >{t`Follow the list`}</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {stoppedNote}
      {mailEnabled && <FollowByMail token={token} />}
      {problemNote}
      {support === 'possible' && (
        <Button
          look={mailEnabled ? 'quiet' : 'primary'}
          working={isBusy}
          onClick={() => void trying(followHere)}
        >{t`Notify me on this device`}</Button>
      )}
      {!mailEnabled && support !== 'possible' && (
        <Notice>
          {support === 'blocked'
            ? t`Your browser blocks notifications of this site. Allow them in its settings first.`
            : t`This browser can’t notify you. Keep the link of the list, and look in again soon.`}
        </Notice>
      )}
    </div>
  );
}
