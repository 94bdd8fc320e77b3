import { plural, t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_THANKS } from '#rules/lists/gifts/thank-note';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { useKeptText } from '../../core/form/useKeptText.ts';
import { giftText, giversText } from './gift-texts.ts';
import { giverOf } from './received-groups.ts';
import { useThankGiversMutation } from './ThanksScreen.generated.ts';
import type { ReceivedGift } from './useReceivedGifts.ts';

interface ThanksFormProps {
  listId: string;
  /** The giver below whose gifts it stands. */
  giver: string;
  /** All that may be thanked for. */
  gifts: readonly ReceivedGift[];
  onEnd: () => void;
}

/** One note for the gifts of a giver; the same words may go to others, too. */
export function ThanksForm({ listId, giver, gifts, onEnd }: ThanksFormProps) {
  const { mailEnabled } = useSite();
  const own = gifts.filter((gift) => giverOf(gift) === giver);
  const others = gifts.filter((gift) => giverOf(gift) !== giver);
  const [chosen, setChosen] = useState<readonly string[]>(own.map(({ id }) => id));
  const [isForOthers, setForOthers] = useState(false);
  const [text, setText] = useState('');
  const forgetDraft = useKeptText(`thanks ${giver}`, text, setText);
  const [problem, setProblem] = useState<string>();
  const [thank, { loading }] = useThankGiversMutation();
  const thanked = gifts.filter(({ id }) => chosen.includes(id));
  const words = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState<string>();
  const missing = missingText(thanked.length, text);
  useEffect(() => words.current?.focus(), []);
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((each) => each !== id)));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setRefused(missing);
    if (missing) return words.current?.focus();
    try {
      await thank({ variables: { listId, purchaseIds: thanked.map(({ id }) => id), text } });
      toast.success(t`Your words are with the gifts now.`);
      forgetDraft();
      onEnd();
    } catch (error) {
      setProblem(problemText(error, t`That didn’t work. Please try again.`));
    }
  };
  const box = (gift: ReceivedGift, label: string) => (
    <li key={gift.id}>
      <Checkbox
        label={<bdi className="wrap-anywhere">{label}</bdi>}
        checked={chosen.includes(gift.id)}
        onChange={({ target }) => choose(gift.id, target.checked)}
      />
    </li>
  );
  return (
    <form
      aria-label={t`Say thank you`}
      className="my-2 grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-sunk p-3"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      {(own.length > 1 || isForOthers) && (
        <fieldset>
          <legend className="text-sm font-semibold">{t`What your thanks are for`}</legend>
          <ul className="max-h-60 overflow-y-auto">
            {own.map((gift) => box(gift, giftText(gift)))}
            {isForOthers && others.map((gift) => box(gift, giftOfText(gift)))}
          </ul>
        </fieldset>
      )}
      <TextArea
        ref={words}
        label={t`Your words`}
        hint={hintText(mailEnabled)}
        rows={3}
        maxLength={LONGEST_THANKS}
        value={text}
        problem={problem ?? (refused === missing ? missing : undefined)}
        onChange={({ target }) => setText(target.value)}
      />
      {others.length > 0 && !isForOthers && (
        <div className="-ms-3 *:text-brand">
          <Button look="plain" onClick={() => setForOthers(true)}>{t`Thank others with the same words`}</Button>
        </div>
      )}
      <div className="flex flex-wrap-reverse justify-end gap-2">
        <Button look="plain" onClick={onEnd}>{t`Cancel`}</Button>
        <Button type="submit" look="primary" working={loading}>
          <span className="min-w-0 wrap-anywhere">{sendText(thanked)}</span>
        </Button>
      </div>
    </form>
  );
}

function hintText(mailEnabled: boolean): string {
  return mailEnabled
    ? t`Your words come by email, or appear on the page of their gifts. The note shows neither your email address nor theirs.`
    : t`Your words appear on the page of their gifts, without your email address or theirs.`;
}

function missingText(count: number, text: string): string | undefined {
  if (count === 0) return t`Tick what you’re thanking for.`;
  return text.trim() ? undefined : t`Write a few words`;
}

function giftOfText(gift: ReceivedGift): string {
  return `${giftText(gift)} · ${giversText(gift)}`;
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
