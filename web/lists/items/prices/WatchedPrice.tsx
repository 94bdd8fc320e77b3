import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { minorMoneyText } from '../../../base/design/Money.tsx';
import { Sparkline } from '../../../base/design/plots/Sparkline.tsx';
import { RelativeTime } from '../../../base/design/RelativeTime.tsx';
import { problemText } from '../../../base/network/problems.ts';
import { TextLink } from '../../../base/page/TextLink.tsx';
import {
  useSetPriceWatchedMutation,
  useWatchedPriceQuery,
  type WatchedPrice_priceFragment,
} from './WatchedPrice.generated.ts';
import { WATCH_PROBLEMS } from './watch-problems.ts';

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
      {price.isWatched && (
        <p className="text-sm">
          <TextLink to="/profile/prices">{t`All prices you watch`}</TextLink>
        </p>
      )}
    </div>
  );
}

function History({ price: { looks, seenAt, problem } }: { price: WatchedPrice_priceFragment }) {
  const amounts = looks.flatMap(({ price }) => (price ? [price.amountMinor] : []));
  const latest = looks.at(-1);
  if (problem) return <p className="text-sm text-muted">{say(WATCH_PROBLEMS[problem])}</p>;
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
