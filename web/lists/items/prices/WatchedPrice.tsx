import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { minorMoneyText } from '../../../base/design/Money.tsx';
import { Sparkline } from '../../../base/design/plots/Sparkline.tsx';
import { RelativeTime } from '../../../base/design/RelativeTime.tsx';
import { problemText } from '../../../base/network/problems.ts';
import {
  useSetPriceWatchedMutation,
  useWatchedPriceQuery,
  type WatchedPrice_priceFragment,
} from './WatchedPrice.generated.ts';

type Problem = NonNullable<WatchedPrice_priceFragment['problem']>;

const PROBLEMS: Record<Problem, MessageDescriptor> = {
  REFUSED_BY_SHOP: msg`This shop doesn’t let us look.`,
  NO_PRICE: msg`We found no price on the page last time.`,
  UNREADABLE: msg`We couldn’t open the page last time.`,
};

/** Asks to be told of another price, and shows how it went. Draws nothing where it cannot be asked. */
export function WatchedPrice({ itemId }: { itemId: string }) {
  const { data } = useWatchedPriceQuery({ variables: { itemId }, fetchPolicy: 'no-cache' });
  const [setWatched, { data: answer, error, loading }] = useSetPriceWatchedMutation({ fetchPolicy: 'no-cache' });
  const [wanted, setWanted] = useState<boolean>();
  const price = answer?.setPriceWatched ?? data?.watchedPrice;
  if (!price) return null;
  const choose = async (isWatched: boolean) => {
    setWanted(isWatched);
    await setWatched({ variables: { itemId, isWatched } }).catch(() => {}); // shown at the field
    setWanted(undefined);
  };
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t`Tell me when it gets cheaper`}
        hint={t`We look at the page about once a day, and tell you when it costs a tenth less or is sold out.`}
        problem={error && problemText(error, t`That didn’t work. Please try again.`)}
        checked={wanted ?? price.isWatched}
        aria-busy={loading}
        onChange={({ target }) => void choose(target.checked)}
      />
      {price.isWatched && <History price={price} />}
    </div>
  );
}

function History({ price: { looks, seenAt, problem } }: { price: WatchedPrice_priceFragment }) {
  const amounts = looks.flatMap(({ price }) => (price ? [price.amountMinor] : []));
  const latest = looks.at(-1);
  if (problem) return <p className="text-sm text-muted">{say(PROBLEMS[problem])}</p>;
  if (!latest || !seenAt) return null;
  const { price, isSoldOut } = latest;
  const amount = price ? minorMoneyText(price.amountMinor, price.currency) : '';
  return (
    <div className="flex items-center gap-3 text-sm text-muted">
      <Sparkline values={amounts} />
      <p>
        <span>{isSoldOut ? t`Sold out` : t`${amount} at the shop`}</span> · <RelativeTime at={seenAt} />
      </p>
    </div>
  );
}
