import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../../base/design/Button.tsx';
import { minorMoneyText } from '../../../base/design/Money.tsx';
import { RelativeTime } from '../../../base/design/RelativeTime.tsx';
import { problemText } from '../../../base/network/problems.ts';
import { TextLink } from '../../../base/page/TextLink.tsx';
import { toast } from '../../../base/page/toast.ts';
import { useSetPriceWatchedMutation } from './WatchedPrice.generated.ts';
import type { WatchedPricesScreen_itemFragment } from './WatchedPricesScreen.generated.ts';
import { WATCH_PROBLEMS } from './watch-problems.ts';

/** An item whose price is watched. It stays where it is when it no longer is, so that one can change one's mind. */
export function WatchedRow({ item }: { item: WatchedPricesScreen_itemFragment }) {
  const { itemId, listId, listName, problem, seenAt } = item;
  const [isWatched, setIsWatched] = useState(true);
  const [setWatched, { loading }] = useSetPriceWatchedMutation({ fetchPolicy: 'no-cache' });
  const title = displayText(item.title);
  const choose = async () => {
    try {
      await setWatched({ variables: { itemId, isWatched: !isWatched } });
      setIsWatched(!isWatched);
    } catch (failure) {
      toast.error(problemText(failure, t`That didn’t work. Please try again.`));
    }
  };
  return (
    <li className="grid gap-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-4">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          <TextLink to={`/lists/${listId}/items/${itemId}/edit`}>{title}</TextLink>
        </p>
        <p className="text-sm text-muted">{displayText(listName)}</p>
        <p className="text-sm tabular-nums">
          <span>{[priceText(item), firstText(item)].filter(Boolean).join(' · ')}</span>
          {seenAt && (
            <span className="text-muted">
              {' · '}
              <RelativeTime at={seenAt} />
            </span>
          )}
        </p>
        {problem && <p className="text-sm text-muted">{say(WATCH_PROBLEMS[problem])}</p>}
      </div>
      <Button
        working={loading}
        aria-label={isWatched ? t`Stop watching: ${title}` : t`Watch again: ${title}`}
        onClick={() => void choose()}
      >
        {isWatched ? t`Stop watching` : t`Watch again`}
      </Button>
    </li>
  );
}

function priceText({ price, isSoldOut, seenAt, problem }: WatchedPricesScreen_itemFragment): string {
  if (isSoldOut) return t`Sold out`;
  if (!price) return seenAt || problem ? '' : t`Not looked at yet`;
  const amount = minorMoneyText(price.amountMinor, price.currency);
  return t`${amount} at the shop`;
}

function firstText({ price, firstPrice }: WatchedPricesScreen_itemFragment): string {
  if (!firstPrice) return '';
  if (price?.amountMinor === firstPrice.amountMinor && price.currency === firstPrice.currency) return '';
  const first = minorMoneyText(firstPrice.amountMinor, firstPrice.currency);
  return t`${first} when we first looked`;
}
