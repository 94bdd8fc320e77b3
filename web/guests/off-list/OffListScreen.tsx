import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { newOffListGift } from '#rules/lists/off-list-gifts/off-list-gift';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { onReconnected } from '../../base/network/connection.ts';
import { isNetworkProblem, problemText } from '../../base/network/problems.ts';
import { newUuid } from '../../base/network/uuid.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { keptGuestKey } from '../../core/session/guest-key.ts';
import { useSession } from '../../core/session/session.ts';
import { OffListGifts } from './OffListGifts.tsx';
import { useAddOffListGiftMutation, useOffListScreenQuery } from './off-list.generated.ts';

/** As a person who has the list open already: that is no visit. */
const REFRESHING = { purpose: 'refresh' };

/** Tells the other givers of something that is not on the list. */
export function OffListScreen() {
  const { shareToken = '' } = useParams();
  const [told, setTold] = useState(0); // by now the device may have a key
  const { data, error } = useOffListScreenQuery({
    variables: { token: shareToken },
    context: { headers: REFRESHING },
  });
  const isForYou = data?.sharedList.viewerRole === 'OWNER' && !data.sharedList.person; // the server refuses them
  return (
    <Page width="form">
      <PageHead title={t`Not on the list`} unlisted />
      {data && (
        <>
          <Heading listName={isolated(displayText(data.sharedList.name))} />
          {!isForYou && (
            <>
              <p className="text-muted">
                {t`Let the other givers know, so nobody brings the same thing. They won’t see your name, and the people it’s for won’t see any of it before the day.`}
              </p>
              <OffListForm token={shareToken} onTold={() => setTold(told + 1)} />
            </>
          )}
          <OffListGifts key={told} token={shareToken}>
            <BackToList shareToken={shareToken} />
          </OffListGifts>
        </>
      )}
      {!data && !error && <Skeleton shape="form" rows={2} />}
      {error && <Notice tone="problem">{problemText(error)}</Notice>}
      {!data && <BackToList shareToken={shareToken} />}
    </Page>
  );
}

function BackToList({ shareToken }: { shareToken: string }) {
  return <LinkButton to={`/shared/${shareToken}`}>{t`Back to the list`}</LinkButton>;
}

function Heading({ listName }: { listName: string }) {
  return <h1 className="text-3xl wrap-anywhere">{t`Giving something that isn’t on “${listName}”?`}</h1>;
}

const FORM = 'off-list';

function OffListForm({ token, onTold }: { token: string; onTold: () => void }) {
  const { account } = useSession();
  const form = useRuleForm(newOffListGift, { what: '', isToldAfter: false });
  const forgetDraft = useDraft(form, undefined, { part: 'off list' });
  const [add] = useAddOffListGiftMutation();
  const [idempotencyKey, setKey] = useState(() => newUuid()); // one per gift: pressing again after a failure tells once
  const [outcome, setOutcome] = useState<{ tone?: 'problem'; text: string } | null>(null);
  const isWaiting = useRef(false);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ what, isToldAfter }) => {
    isWaiting.current = false;
    setOutcome(null);
    try {
      const key = account ? null : keptGuestKey();
      await add({ variables: { token, input: { what, isToldAfter, guestKey: key }, idempotencyKey } });
      form.reset();
      forgetDraft();
      setKey(newUuid());
      onTold();
      setOutcome({ text: t`The others who give can see it now. You can take it back here, or under “Your gifts”.` });
    } catch (problem) {
      if (form.showProblems(problem)) return;
      isWaiting.current = isNetworkProblem(problem);
      const isOffline = isWaiting.current && navigator.onLine === false;
      const text = isOffline
        ? t`You’re offline. This is sent as soon as you’re back, while this page stays open.`
        : problemText(problem, t`That didn’t work. Please try again.`);
      setOutcome({ tone: 'problem', text });
    }
  });
  const sendAgain = useEffectEvent(() => void (isWaiting.current && document.forms.namedItem(FORM)?.requestSubmit()));
  useEffect(() => onReconnected(() => sendAgain()), []);
  return (
    <Card>
      <form id={FORM} onSubmit={submit} noValidate className="grid gap-4">
        {outcome && (
          <Notice tone={outcome.tone} takesFocus>
            {outcome.text}
          </Notice>
        )}
        <Field label={t`What is it?`} hint={t`You can leave it empty.`} autoComplete="off" {...form.field('what')} />
        <Checkbox label={t`The people it’s for may read it once the day has come`} {...form.field('isToldAfter')} />
        <Button look="primary" type="submit" working={isSubmitting}>
          {t`Tell the others`}
        </Button>
      </form>
    </Card>
  );
}
