import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { listText } from '../../base/design/list-text.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { demand } from '../../base/network/demand.ts';
import { problemText, unexpectedProblemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { DeadLink } from '../../base/page/DeadLink.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { toast } from '../../base/page/toast.ts';
import { deleteStoredLists, hasStoredData } from '../../base/storage/stored-data.ts';
import { returnState } from '../../core/session/return-address.ts';
import { useSession } from '../../core/session/session.ts';
import { HandedLists } from '../../lists/persons/HandedLists.tsx';
import { requestSignOut } from '../accounts/sign-out.ts';
import {
  type HandoverScreenQuery,
  useAcceptHandoverMutation,
  useHandoverScreenQuery,
} from './HandoverScreen.generated.ts';

/** Shows the account for which lists were kept what moves to it, before it accepts. */
export function HandoverScreen() {
  const { token = '' } = useParams();
  const { account } = useSession();
  return <ForReader key={account?.id ?? ''} token={token} />;
}

function ForReader({ token }: { token: string }) {
  const { data, error } = useHandoverScreenQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  const handover = data?.openHandover;
  return (
    <Page width="form">
      <PageHead title={t`Take lists over`} unlisted />
      {!data && !error && <Skeleton shape="text" rows={6} />}
      {!data && error && <Notice tone="problem">{problemText(error)}</Notice>}
      {data && !handover && <Over />}
      {handover && <Offer token={token} handover={handover} />}
    </Page>
  );
}

type Handover = NonNullable<HandoverScreenQuery['openHandover']>;

function Offer({ token, handover }: { token: string; handover: Handover }) {
  const { lists, isGivenByYou, isBeyondPlan } = handover;
  const name = isolated(displayText(handover.personName));
  const from = isolated(displayText(handover.fromName));
  const helpers = listText(handover.helperNames.map((each) => isolated(displayText(each))));
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{t`The lists for ${name}`}</h1>
        <p className="text-lg text-muted wrap-anywhere">
          {plural(lists.length, {
            one: `${from} has looked after this list. Now it can be yours.`,
            other: `${from} has looked after these # lists. Now they can be yours.`,
          })}
        </p>
      </header>
      <HandedLists lists={lists} />
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t`You own them, and receive what’s on them. Links to them keep working.`}</li>
        {helpers && (
          <li className="wrap-anywhere">
            {t`Helpers from then on: ${helpers}. They see what’s given, also while it’s a surprise for you.`}
          </li>
        )}
        {isGivenByYou && (
          <li>{t`You give something on them yourself. While it’s a surprise, that’s hidden from you, too.`}</li>
        )}
        {isBeyondPlan && <li>{t`That’s more lists than your plan has. You keep all, and can’t make new ones.`}</li>}
      </ul>
      <Acceptance token={token} handover={handover} />
    </>
  );
}

function Acceptance({ token, handover: { email, hasAccount, lists } }: { token: string; handover: Handover }) {
  const { account } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const callKey = useCallKey(); // pressing again when no answer came is the same call
  const [accept, { loading }] = useAcceptHandoverMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const takeOver = async () => {
    setProblem(null);
    try {
      const { data } = await accept({ variables: { token, idempotencyKey: callKey.keyFor(token) } });
      const count = demand(data, unexpectedProblemText()).acceptHandover.listIds.length; // one may have come since
      if (hasStoredData()) await deleteStoredLists().catch(() => {}); // who worked on them before kept what is a surprise now
      await client.cache.reset({ discardWatches: true });
      toast.success(plural(count, { one: 'The list is yours now.', other: 'The lists are yours now.' }));
      navigate('/dashboard', { replace: true });
    } catch (error) {
      setProblem(error);
    }
  };
  if (!account) {
    const state = { ...returnState(location), ...(email && { email }) };
    return (
      <div className="grid gap-3">
        {email && <p className="wrap-anywhere">{t`They’re for the account of ${email}.`}</p>}
        {!hasAccount && <LinkButton look="primary" to="/signup" state={state}>{t`Create an account`}</LinkButton>}
        <LinkButton look={hasAccount ? 'primary' : 'quiet'} to="/signin" state={state}>{t`Sign in`}</LinkButton>
      </div>
    );
  }
  if (email && email !== account.email) {
    return <ForAnother invited={email} email={account.email} />;
  }
  return (
    <>
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
      <Button look="primary" size="big" working={loading} onClick={() => void takeOver()}>
        {plural(lists.length, { one: 'Take the list over', other: 'Take the # lists over' })}
      </Button>
    </>
  );
}

function ForAnother({ invited, email }: { invited: string; email: string }) {
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">{t`It’s for ${invited}, and you’re signed in as ${email}.`}</p>
      <Button look="primary" onClick={() => requestSignOut('/signin')}>{t`Sign out and continue`}</Button>
    </div>
  );
}

function Over() {
  return (
    <DeadLink action={<LinkButton look="primary" to="/dashboard">{t`Go to My Lists`}</LinkButton>}>
      {t`The lists were taken over, or the link was taken back or has expired. Ask who sent it to you for a new one.`}
    </DeadLink>
  );
}
