import { t } from '@lingui/core/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProgressBar } from '../../../base/design/ProgressBar.tsx';
import { countedTotals, giftSummary, shortGiftSummary, totalsOf } from '../cache/gift-summary.ts';
import type { OpenList } from '../cache/open-list.ts';
import { toThankText } from '../cache/to-thank.ts';
import { HelperNote, isSurprise, SurpriseNote } from './SurpriseNote.tsx';
import type { TakenView } from './useTakenView.ts';

interface TakenStripProps {
  list: OpenList;
  view: TakenView;
  /** Whether there are taken gifts to open. */
  hasTaken: boolean;
}

/** A phone shows one line: the sum, where it has no room beside the rest, wraps below it and is not seen. Large letters leave the way to thanks a line of its own. */
const ONE_LINE_ON_PHONE =
  'max-sm:flex max-sm:min-w-0 max-sm:basis-32 max-sm:max-h-11 max-sm:grow max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-2 max-sm:overflow-y-clip max-sm:[overflow-clip-margin:4px] max-[16rem]:max-h-none sm:contents';

/** Answers the one question that an owner comes with: what is taken? In one line, where there is room; a press opens it. */
export function TakenStrip({ list, view, hasTaken }: TakenStripProps) {
  const { items, missingCount, itemCount, itemSummary, purchasesHidden } = list;
  const totals = missingCount > 0 ? countedTotals(itemSummary, itemCount) : totalsOf(items);
  const hasFund = items.some(({ isFund }) => isFund); // who gave to one is counted on the page of thanks alone
  const [first = '', ...others] = giftSummary(totals, purchasesHidden);
  const [shortFirst, money] = shortGiftSummary(totals, purchasesHidden);
  const isHelpers = list.collaboratorRole === 'HELPER' && isSurprise(list);
  const hasNote = isHelpers || purchasesHidden;
  const latest = !purchasesHidden && totals.latestPurchase ? others.at(-1) : null; // on paper each gift says it, with its day
  return (
    <div className="overflow-clip rounded-card border border-line bg-card">
      <div
        className={`flex flex-wrap items-center gap-x-3 px-3 max-sm:text-sm sm:gap-x-4 sm:px-4 sm:py-2 lg:items-baseline ${hasNote ? 'max-sm:pb-2' : ''}`}
      >
        <div className={ONE_LINE_ON_PHONE}>
          {hasTaken && !purchasesHidden ? (
            <button
              type="button"
              aria-expanded={view.isOpen}
              aria-controls="taken"
              onClick={() => view.toggle()}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-start leading-tight font-semibold tabular-nums hover:underline sm:-my-2"
            >
              <ByWidth short={shortFirst} text={first} />
              <ChevronDown
                aria-hidden
                className={`size-4.5 shrink-0 text-muted transition-transform duration-150 print:hidden ${view.isOpen ? 'rotate-180' : ''}`}
              />
            </button>
          ) : (
            <strong className="inline-flex min-h-11 items-center leading-tight font-semibold tabular-nums sm:-my-2">
              <ByWidth short={shortFirst} text={first} />
            </strong>
          )}
          {others.length > 0 && (
            <p
              className={`order-3 grid min-w-0 text-muted tabular-nums max-sm:min-h-11 max-sm:content-center sm:basis-full lg:order-2 lg:flex lg:grow lg:basis-0 lg:gap-x-4 ${money ? '' : 'max-sm:hidden'}`}
            >
              {others.map((part) => (
                <span
                  key={part}
                  title={part}
                  // on a phone a purchase is told beside the bell alone, and the list below stays where it is
                  className={
                    part === latest ? 'min-w-0 lg:truncate max-sm:hidden print:hidden' : 'wrap-anywhere lg:shrink-0'
                  }
                >
                  <ByWidth short={part === latest ? part : money} text={part} />
                </span>
              ))}
            </p>
          )}
        </div>
        {totals.toThankCount > 0 && !purchasesHidden && (
          <Link
            to={`/lists/${list.id}?thanks`}
            className="order-2 ms-auto inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control text-sm font-semibold text-brand tabular-nums hover:underline sm:-my-2 lg:order-3 print:hidden"
          >
            {hasFund ? t`Received and thanks` : toThankText(totals.toThankCount)}
            <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
          </Link>
        )}
        {isHelpers && (
          <div className="order-3 basis-full">
            <HelperNote list={list} />
          </div>
        )}
        {purchasesHidden && (
          <div className="order-3">
            <SurpriseNote list={list} />
          </div>
        )}
      </div>
      {!purchasesHidden && <ProgressBar label={t`Gifts taken`} value={totals.taken} max={totals.count} isSlim />}
    </div>
  );
}

/** One text where both are the same. */
function ByWidth({ short, text }: { short: string | undefined; text: string }) {
  if (short === text) return <span>{text}</span>;
  return (
    <>
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{text}</span>
    </>
  );
}
