import { plural, t } from '@lingui/core/macro';
import { type FormEvent, useRef, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_THANKS } from '#rules/lists/gifts/thank-note';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { useKeptText } from '../../core/form/useKeptText.ts';
import { giftText, giversText } from './ReceivedGiftRow.tsx';
import { useThankGiversMutation } from './ThanksScreen.generated.ts';
import type { ReceivedGift } from './useReceivedGifts.ts';

interface ThanksFormProps {
  listId: string;
  gifts: readonly ReceivedGift[];
  onThanked: () => void;
}

/** One note to the givers of everything that is chosen. It stays in sight while there is any: the boxes are far above its own place. */
export function ThanksForm({ listId, gifts, onThanked }: ThanksFormProps) {
  const { mailEnabled } = useSite();
  const [text, setText] = useState('');
  const forgetDraft = useKeptText('thanks', text, setText);
  const [problem, setProblem] = useState<string>();
  const [thank, { loading }] = useThankGiversMutation();
  const count = gifts.length;
  const words = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState<string>();
  const missing = missingText(count, text);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setRefused(missing);
    if (missing) return words.current?.focus();
    try {
      await thank({ variables: { listId, purchaseIds: gifts.map(({ id }) => id), text } });
      toast.success(t`Your words are with the gifts now.`);
      setText('');
      forgetDraft();
      onThanked();
    } catch (error) {
      setProblem(problemText(error, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <div className={count > 0 ? 'sticky bottom-2 z-10' : ''}>
      <Card as="section">
        <h2 className={count > 0 ? 'sr-only' : 'text-xl'}>{t`Say thank you`}</h2>
        <form className={`grid gap-3 ${count > 0 ? '' : 'mt-2'}`} noValidate onSubmit={(event) => void send(event)}>
          <TextArea
            ref={words}
            label={t`Your words`}
            hint={count > 0 ? undefined : hintText(mailEnabled)}
            rows={count > 0 ? 2 : 4}
            maxLength={LONGEST_THANKS}
            value={text}
            problem={problem ?? (refused === missing ? missing : undefined)}
            onChange={({ target }) => setText(target.value)}
          />
          {count > 0 && (
            <ul className="grid max-h-16 gap-1 overflow-y-auto text-sm wrap-anywhere">
              {gifts.map((gift) => (
                <li key={gift.id} className="truncate">
                  <bdi className="font-semibold">{giftText(gift)}</bdi>{' '}
                  <bdi className="text-muted">{giversText(gift)}</bdi>
                </li>
              ))}
            </ul>
          )}
          <div className="flex justify-end">
            <Button type="submit" look="primary" working={loading}>
              <span className="min-w-0 wrap-anywhere">{sendText(gifts)}</span>
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

function hintText(mailEnabled: boolean): string {
  return mailEnabled
    ? t`Tick above what you’re thanking for. Your words come by email, or appear on the page of their gifts. The note shows neither your email address nor theirs.`
    : t`Tick above what you’re thanking for. Your words appear on the page of their gifts, without your email address or theirs.`;
}

function missingText(count: number, text: string): string | undefined {
  if (count === 0) return t`Tick above what you’re thanking for.`;
  return text.trim() ? undefined : t`Write a few words`;
}

/** Says whom it thanks: between several givers a box is easily ticked in the wrong row. */
function sendText(gifts: readonly ReceivedGift[]): string {
  const count = gifts.length;
  if (count === 0) return t`Send thanks`;
  const names = new Set(gifts.map(({ giverName, giverCount }) => (giverCount > 1 ? null : giverName)));
  const [only] = names;
  if (names.size > 1 || !only)
    return plural(count, { one: 'Send thanks for # gift', other: 'Send thanks for # gifts' });
  const name = displayText(only);
  return t`Thank ${name}`;
}
