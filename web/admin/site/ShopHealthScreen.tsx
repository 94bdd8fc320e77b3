import { useSearchParams } from 'react-router-dom';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { LoadProblem } from '../../base/page/LoadProblem.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { LOAD_FAILED } from '../frame/load-failed.ts';
import { countText, wholePercentText } from '../frame/numbers.ts';
import { PageTurner } from '../frame/PageTurner.tsx';
import { type ShopHealthScreenQuery, useShopHealthScreenQuery } from './ShopHealthScreen.generated.ts';
import { ShopRules } from './ShopRules.tsx';

type Shop = ShopHealthScreenQuery['shopHealth']['data'][number];

const PERIODS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** How reading product pages goes, by shop. It is counted by host, so nobody's item is in it. */
export function ShopHealthScreen() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page')) || 1));
  const days = PERIODS.find(({ value }) => value === search.get('days'))?.value ?? '30';
  const variables = { page, days: Number(days) };
  const { data, previousData, error, refetch } = useShopHealthScreenQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.shopHealth;
  if (!shown && error) return <LoadProblem error={error} otherwise={LOAD_FAILED} onRetry={refetch} />;
  return (
    <Page>
      <PageHead title="Shop Health" unlisted />
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">Shop Health</h1>
        <p className="max-w-prose text-muted">
          How often a pasted link could be read, and what was missing on the pages that were. Counted by shop and day,
          without the links.
        </p>
      </header>
      <SegmentedControl
        label="Period"
        options={PERIODS}
        value={days}
        onChange={(value) => setSearch(value === '30' ? {} : { days: value })}
      />
      {!shown && <Skeleton rows={4} />}
      {shown?.data.length === 0 && (
        <EmptyState title="No product pages read yet">
          <p>As soon as people paste links, you’ll see how well each shop can be read.</p>
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
      <ShopRules />
    </Page>
  );
}

function Shops({ shops }: { shops: Shop[] }) {
  return (
    <Card padding="none">
      <ul aria-label="Shops" className="divide-y divide-line">
        {shops.map((shop) => (
          <li key={shop.host} className="grid gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid min-w-0 content-start gap-1">
              <h2 className="font-sans text-base font-semibold wrap-anywhere">{shop.host}</h2>
              <p className="text-sm text-muted tabular-nums">{readText(shop)}</p>
            </div>
            <Badge tone={toneOf(shop)}>{`${wholePercentText(shop.successRate)} read`}</Badge>
            <MissingFields shop={shop} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function readText({ pages, pagesRead, pagesDenied }: Shop): string {
  const read = `${countText(pagesRead)} of ${countText(pages)} ${pages === 1 ? 'page' : 'pages'} read`;
  return pagesDenied > 0 ? `${read}, ${countText(pagesDenied)} turned us away` : read;
}

function toneOf({ successRate }: Shop): 'good' | 'warm' | 'problem' {
  if (successRate >= 0.9) return 'good';
  return successRate >= 0.5 ? 'warm' : 'problem';
}

/** A share of the pages that were read. */
function MissingFields({ shop }: { shop: Shop }) {
  const fields = [
    { name: 'title', missing: shop.withoutTitle },
    { name: 'price', missing: shop.withoutPrice },
    { name: 'picture', missing: shop.withoutPicture },
    { name: 'description', missing: shop.withoutDescription },
  ].filter(({ missing }) => missing > 0);
  if (shop.pagesRead === 0) return null;
  if (fields.length === 0 && shop.ruleFailed === 0)
    return <p className="text-sm text-muted sm:col-span-full">Nothing was missing.</p>;
  return (
    <ul aria-label="Missing" className="flex flex-wrap gap-2 sm:col-span-full">
      {fields.map(({ name, missing }) => (
        <li key={name}>
          <Badge>
            {`No ${name} on ${countText(missing)} of ${countText(shop.pagesRead)} (${wholePercentText(missing / shop.pagesRead)})`}
          </Badge>
        </li>
      ))}
      {shop.ruleFailed > 0 && (
        <li>
          <Badge tone="warm">{`Its rule failed on ${countText(shop.ruleFailed)}`}</Badge>
        </li>
      )}
    </ul>
  );
}
