import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { newUuid } from '../../base/network/uuid.ts';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { toast } from '../../base/page/toast.ts';
import { returnState } from '../../core/session/return-address.ts';
import { useMakeSampleItemsMutation, useMakeSampleListMutation } from './Samples.generated.ts';

/** For guests, who would be refused. */
export function SignInNotice() {
  const location = useLocation();
  return (
    <Notice action={<LinkButton look="primary" to="/signin" state={returnState(location)}>{t`Sign in`}</LinkButton>}>
      {t`This example needs an account. Sign in to run it.`}
    </Notice>
  );
}

/** For somebody without a list that the example could be about. */
export function MakeListNotice({ onMade }: { onMade: () => Promise<unknown> }) {
  const [makeList, list] = useMakeSampleListMutation();
  const [makeItems, items] = useMakeSampleItemsMutation();
  const [key] = useState(newUuid); // pressing again after a failure makes one list
  const make = async () => {
    try {
      const { data } = await makeList({ variables: { idempotencyKey: key } });
      const [bicycleKey, mugKey] = [`${key} bicycle`, `${key} mug`];
      if (data) await makeItems({ variables: { listId: data.createList.id, bicycleKey, mugKey } });
      await onMade();
    } catch (problem) {
      toast.error(problemText(problem));
    }
  };
  return (
    <Notice
      action={
        <Button look="primary" working={list.loading || items.loading} onClick={() => void make()}>
          {t`Make a list`}
        </Button>
      }
    >
      {t`This example is about a list of your own with two items. Make one to try it with.`}
    </Notice>
  );
}
