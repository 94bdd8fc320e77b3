import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { LONGEST_HOW_TO_PAY } from '#rules/lists/group-gifts/fund';
import { Button } from '../../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../../base/design/dialogs/Dialog.tsx';
import { TextArea } from '../../../base/design/fields/TextArea.tsx';
import { Notice } from '../../../base/design/Notice.tsx';
import { Skeleton } from '../../../base/design/Skeleton.tsx';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { useKeptText } from '../../../core/form/useKeptText.ts';
import { useFundDialogQuery, useUpdateFundMutation } from './FundDialog.generated.ts';

interface FundDialogProps {
  itemId: string;
  title: string;
  onClose: () => void;
}

/** How people pay who give to a fund, in the words of those who receive it. */
export function FundDialog({ itemId, title, onClose }: FundDialogProps) {
  const { data, error } = useFundDialogQuery({ variables: { itemId }, fetchPolicy: 'network-only' });
  return (
    <Dialog title={t`How to pay: ${title}`} onClose={onClose}>
      {data ? (
        <HowToPayForm itemId={itemId} kept={data.fund.howToPay ?? ''} onClose={onClose} />
      ) : error ? (
        <Notice tone="problem">{problemText(error, t`That didn’t work. Please try again.`)}</Notice>
      ) : (
        <Skeleton shape="form" rows={1} />
      )}
    </Dialog>
  );
}

function HowToPayForm({ itemId, kept, onClose }: { itemId: string; kept: string; onClose: () => void }) {
  const [text, setText] = useState(kept);
  const forgetDraft = useKeptText(`pay ${itemId}`, text, setText, kept);
  const giveUp = () => {
    forgetDraft();
    onClose();
  };
  const [problem, setProblem] = useState<string>();
  const [update, { loading }] = useUpdateFundMutation();
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    try {
      const howToPay = text.trim() || null;
      await update({ variables: { itemId, howToPay } });
      toast.success(howToPay ? t`People who give see how to pay.` : t`How to pay is no longer shown.`);
      giveUp();
    } catch (failure) {
      setProblem(problemText(failure, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void keep(event)}>
      <TextArea
        label={t`How to pay`}
        hint={t`Such as an IBAN or a link. Only people who give, and those who edit the list, see it.`}
        rows={3}
        maxLength={LONGEST_HOW_TO_PAY}
        value={text}
        problem={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <DialogActions>
        <Button onClick={giveUp} disabled={loading}>
          {t`Cancel`}
        </Button>
        <Button type="submit" look="primary" working={loading}>
          {t`Save`}
        </Button>
      </DialogActions>
    </form>
  );
}
