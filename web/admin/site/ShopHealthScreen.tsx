import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { wholePercentText } from '../frame/numbers.ts';
import { PageTurner } from '../frame/PageTurner.tsx';
import { type ShopHealthScreenQuery, useShopHealthScreenQuery } from './ShopHealthScreen.generated.ts';
import { ShopRules } from './ShopRules.tsx';

type Shop = ShopHealthScreenQuery['shopHealth']['data'][number];

const PERIODS = ['7', '30', '90'] as const;

/** Counted by host, so nobody's item is in it. */
export function ShopHealthScreen() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page')) || 1));
  const days = PERIODS.find((value) => value === search.get('days')) ?? '30';
  const variables = { page, days: Number(days) };
  const { data, previousData, error, refetch } = useShopHealthScreenQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.shopHealth;
  if (!shown && error) return <LoadProblem error={error} otherwise={say(LOAD_FAILED)} onRetry={refetch} />;
  return (
    <Page>
      <PageHead title={t`Shop Health`} unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t`Shop Health`}</h1>
        <p className="max-w-prose text-muted">
          <Trans>
            How often a pasted link could be read, and what was missing on the pages that were. Counted by shop and day,
            without the links.
          </Trans>
        </p>
      </header>
      <SegmentedControl
        label={t`Period`}
        options={PERIODS.map((value) => ({ value, label: daysText(Number(value)) }))}
        value={days}
        onChange={(value) => setSearch(value === '30' ? {} : { days: value })}
      />
      {!shown && <Skeleton rows={6} />}
      {shown?.data.length === 0 && (
        <EmptyState title={t`No product pages read yet`}>
          <p>{t`As soon as people paste links, you’ll see how well each shop can be read.`}</p>
        </EmptyState>
      )}
      {shown && shown.data.length > 0 && <Shops shops={shown.data} />}
      {shown && (
        <PageTurner
          page={page}
          totalPages={shown.totalPages}
          onTurn={(next) => setSearch({ days, page: String(next) })}
        />
      )}
      {shown && <ShopRules />}
    </Page>
  );
}

function Shops({ shops }: { shops: Shop[] }) {
  return (
    <Card padding="none">
      <ul aria-label={t`Shops`} className="divide-y divide-line">
        {shops.map((shop) => (
          <li
            key={shop.host}
            className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="grid min-w-0 content-start gap-1">
              <h2 className="font-sans text-base font-semibold wrap-anywhere">{shop.host}</h2>
              <p className="text-sm text-muted tabular-nums">{readText(shop)}</p>
            </div>
            <Badge tone={toneOf(shop)}>{shareReadText(wholePercentText(shop.successRate))}</Badge>
            <MissingFields shop={shop} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function daysText(days: number): string {
  return plural(days, { one: '# day', other: '# days' });
}

function shareReadText(share: string): string {
  return t({ message: `${share} read`, comment: 'The share of a shop’s pages that could be read' });
}

function readText({ pages, pagesRead, pagesDenied }: Shop): string {
  return pagesDenied > 0
    ? t`${pagesRead} of ${plural(pages, { one: '# page', other: '# pages' })} read, ${pagesDenied} turned us away`
    : t`${pagesRead} of ${plural(pages, { one: '# page', other: '# pages' })} read`;
}

function toneOf({ successRate }: Shop): 'good' | 'warm' | 'problem' {
  if (successRate >= 0.9) return 'good';
  return successRate >= 0.5 ? 'warm' : 'problem';
}

type MissingText = (missing: number, pagesRead: number, share: string) => string;

const MISSING: [field: 'withoutTitle' | 'withoutPrice' | 'withoutPicture' | 'withoutDescription', MissingText][] = [
  ['withoutTitle', (missing, pagesRead, share) => t`No title on ${missing} of ${pagesRead} (${share})`],
  ['withoutPrice', (missing, pagesRead, share) => t`No price on ${missing} of ${pagesRead} (${share})`],
  ['withoutPicture', (missing, pagesRead, share) => t`No picture on ${missing} of ${pagesRead} (${share})`],
  ['withoutDescription', (missing, pagesRead, share) => t`No description on ${missing} of ${pagesRead} (${share})`],
];

/** Less is no news of a shop: a page here and there has no price. */
const FEWEST_SHOWN = 0.005;

function MissingFields({ shop }: { shop: Shop }) {
  const { pagesRead, ruleFailed } = shop;
  const fields = MISSING.filter(([field]) => shop[field] / pagesRead >= FEWEST_SHOWN);
  if (pagesRead === 0) return null;
  if (fields.length === 0 && ruleFailed === 0)
    return <p className="text-sm text-muted sm:col-span-full">{t`Nothing was missing.`}</p>;
  return (
    <ul aria-label={t`Missing`} className="flex flex-wrap gap-2 sm:col-span-full">
      {fields.map(([field, text]) => (
        <li key={field} className="max-w-full">
          <Badge>{text(shop[field], pagesRead, wholePercentText(shop[field] / pagesRead))}</Badge>
        </li>
      ))}
      {ruleFailed > 0 && (
        <li>
          <Badge tone="warm">
            {plural(ruleFailed, { one: 'Its rule failed on # page', other: 'Its rule failed on # pages' })}
          </Badge>
        </li>
      )}
    </ul>
  );
}
