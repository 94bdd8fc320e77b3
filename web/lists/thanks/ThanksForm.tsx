import { plural, t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { LONGEST_THANKS } from '#rules/lists/gifts/thank-note';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { useKeptText } from '../../core/form/useKeptText.ts';
import { useThankGiversMutation } from './ThanksScreen.generated.ts';

interface ThanksFormProps {
  listId: string;
  purchaseIds: readonly string[];
  onThanked: () => void;
}

/** One note to the givers of everything that is chosen. */
export function ThanksForm({ listId, purchaseIds, onThanked }: ThanksFormProps) {
  const [text, setText] = useState('');
  const forgetDraft = useKeptText('thanks', text, setText);
  const [problem, setProblem] = useState<string>();
  const [thank, { loading }] = useThankGiversMutation();
  const count = purchaseIds.length;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (count === 0) return setProblem(t`Tick above what you’re thanking for.`);
    if (!text.trim()) return setProblem(t`Write a few words`);
    setProblem(undefined);
    try {
      await thank({ variables: { listId, purchaseIds: [...purchaseIds], text } });
      toast.success(t`Your thanks are on their way.`);
      setText('');
      forgetDraft();
      onThanked();
    } catch (error) {
      setProblem(problemText(error, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <Card as="section">
      <h2 className="text-xl">{t`Say thank you`}</h2>
      <form className="mt-2 grid gap-3" noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label={t`Your words`}
          hint={t`Tick above what you’re thanking for. Your words come by email, or appear on the page of their gifts. Neither of you sees the other’s address.`}
          rows={4}
          maxLength={LONGEST_THANKS}
          value={text}
          problem={problem}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex justify-end">
          <Button type="submit" look="primary" working={loading}>
            {count === 0
              ? t`Send thanks`
              : plural(count, { one: 'Send thanks for # gift', other: 'Send thanks for # gifts' })}
          </Button>
        </div>
      </form>
    </Card>
  );
}
