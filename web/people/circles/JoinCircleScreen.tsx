import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { listText } from '../../base/design/list-text.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { hasCode, problemText } from '../../base/network/problems.ts';
import { DeadLink } from '../../base/page/DeadLink.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { returnState } from '../../core/session/return-address.ts';
import { useSession } from '../../core/session/session.ts';
import {
  type JoinCircleScreenQuery,
  useJoinCircleMutation,
  useJoinCircleScreenQuery,
} from './JoinCircleScreen.generated.ts';

/** Asks who holds the link of a circle whether they join. Nothing of it is kept in the browser. */
export function JoinCircleScreen() {
  const { secret = '' } = useParams();
  const { data, error } = useJoinCircleScreenQuery({ variables: { secret }, fetchPolicy: 'no-cache' });
  const isOver = !data && hasCode(error, 'NOT_FOUND');
  return (
    <Page width="form">
      <PageHead title={t`Circle`} unlisted />
      {data && <Invitation secret={secret} invitation={data.circleInvitation} />}
      {!data && !error && <Skeleton shape="text" rows={4} />}
      {isOver && <DeadLink />}
      {!data && error && !isOver && (
        <>
          <h1 className="text-3xl sm:text-4xl">{t`Circle`}</h1>
          <Notice tone="problem">{problemText(error)}</Notice>
          <LinkButton to="/">{t`Return to Home`}</LinkButton>
        </>
      )}
    </Page>
  );
}

interface InvitationProps {
  secret: string;
  invitation: JoinCircleScreenQuery['circleInvitation'];
}

function Invitation({ secret, invitation: { name, runBy, joinedId } }: InvitationProps) {
  const { account } = useSession();
  const [problem, setProblem] = useState<unknown>(null);
  const [join, { loading }] = useJoinCircleMutation();
  const location = useLocation();
  const navigate = useNavigate();
  const people = listText(runBy.map((each) => isolated(displayText(each))));
  const enter = async () => {
    setProblem(null);
    try {
      const { data } = await join({ variables: { secret } });
      if (data) navigate(`/circles/${data.joinCircle.id}`, { replace: true });
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <>
      <header className="grid gap-1">
        <h1 dir="auto" className="text-3xl wrap-anywhere sm:text-4xl">
          {displayText(name)}
        </h1>
        <p className="text-muted">{t`A circle of ${people}`}</p>
      </header>
      <p className="text-lg">
        {t`A circle is a family or a group of friends. There you find each other’s wishlists, and see what’s still wanted.`}
      </p>
      {!joinedId && <p>{t`The others will see your name, and the lists you open to them. You can leave any time.`}</p>}
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
      {joinedId ? (
        <LinkButton look="primary" to={`/circles/${joinedId}`}>{t`Open the circle`}</LinkButton>
      ) : account ? (
        <Button look="primary" size="big" working={loading} onClick={() => void enter()}>{t`Join the circle`}</Button>
      ) : (
        <div className="grid gap-3">
          <LinkButton
            look="primary"
            to="/signup"
            state={returnState(location)}
          >{t`Create an account to join`}</LinkButton>
          <LinkButton to="/signin" state={returnState(location)}>{t`Sign in`}</LinkButton>
        </div>
      )}
    </>
  );
}
