import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { say } from '#rules/base/languages/say';
import { type Kind, lookOf } from '../design/kinds.ts';
import { numberText, perLocale } from '../design/locale.ts';
import { QrCode } from '../design/QrCode.tsx';
import { Day } from '../design/RelativeTime.tsx';
import { problemText } from '../network/problems.ts';
import { useSite } from '../page/site.ts';
import { toast } from '../page/toast.ts';

export interface PrintedEntry {
  id: string;
  title: string;
  quantity: number;
  /** How much of it, where that is said in words: it stands in place of the number. */
  amount?: string;
  price: string | null;
  shop?: string | null;
  /** The people it is from, for those who may know. */
  givers?: string;
  details: string[];
  isDone: boolean;
  /** Somebody keeps it for themselves, so nobody else has a box to tick. */
  isHeld?: boolean;
}

interface PrintedSheetProps {
  list: {
    name: string;
    description: string;
    listType: Kind;
    eventType: string | null;
    eventDate: string | null;
    owner: string;
    person: string | null;
  };
  count: string;
  leftOut?: string;
  groups: { heading: string | null; entries: PrintedEntry[] }[];
  link: string | null;
  without?: ReactNode;
}

const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** Not to be seen on the screen; asks for the printer as soon as it is complete. */
export function PrintedSheet({ list, count, leftOut, groups, link, without }: PrintedSheetProps) {
  const { siteName } = useSite();
  useEffect(() => {
    let isMounted = true;
    void document.fonts.ready.then(() => isMounted && window.print());
    return () => {
      isMounted = false;
    };
  }, []);

  const entries = groups.flatMap((group) => group.entries);
  const columns = columnsFor(entries);
  const today = dayFormat().format(new Date());
  const { name, owner, person, description, eventType, eventDate, listType } = list;
  return createPortal(
    <article data-printed className="hidden text-code print:block">
      <header className="flex items-start justify-between gap-8 border-b-2 border-code pb-3">
        <div className="grid min-w-0 gap-1.5">
          <p className="text-sm font-semibold">{say(lookOf(listType).label)}</p>
          <h1 className="text-3xl leading-tight wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p>
            {person ? (
              <Trans comment="Who the list is for: “For Emma”">
                For <bdi>{person}</bdi>
              </Trans>
            ) : (
              <Trans comment="Whose list it is">
                by <bdi>{owner}</bdi>
              </Trans>
            )}
          </p>
          {(eventType || eventDate) && (
            <p className="font-semibold">
              {eventType && <bdi>{eventType}</bdi>}
              {eventType && eventDate && <span> · </span>}
              {eventDate && <Day date={eventDate} />}
            </p>
          )}
          {description && (
            <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
              {description}
            </p>
          )}
        </div>
        {link ? (
          <div className="-mt-1 grid w-[34mm] shrink-0 gap-1 text-center text-xs leading-snug">
            <QrCode text={link} label={t`The list online`} />
            <p className="font-semibold">{t`Scan to see what’s still wanted`}</p>
            <p dir="ltr" className="wrap-anywhere">
              {link
                .replace(/^https?:\/\//, '')
                .split(/(?<=\/)/)
                .map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
            </p>
          </div>
        ) : (
          without && <p className="w-[34mm] shrink-0 text-xs leading-snug">{without}</p>
        )}
      </header>
      <h2 className="mt-4 break-after-avoid text-lg">{count}</h2>
      {leftOut && <p className="text-sm">{leftOut}</p>}
      <section className={listType === 'SHOPPING' && isNarrow(entries) ? 'columns-2 gap-[8mm]' : ''}>
        {groups.map(({ heading, entries }) => (
          <section key={heading}>
            {heading !== null && (
              <h3 className="mt-2.5 break-after-avoid font-semibold">
                <bdi>{heading}</bdi>
              </h3>
            )}
            <ul className="divide-y divide-code/30">
              {entries.map((entry) => (
                <PrintedLine key={entry.id} {...entry} columns={columns} />
              ))}
            </ul>
          </section>
        ))}
      </section>
      <p className="mt-6 text-xs">{t`As of ${today}, from ${siteName}.`}</p>
    </article>,
    document.body,
  );
}

/** Entries up to which one column does. */
const FEW_ENTRIES = 20;

/** Whether lines fit into half of the sheet, and are so many that this saves one. */
function isNarrow(entries: readonly PrintedEntry[]): boolean {
  return entries.length > FEW_ENTRIES && entries.every(({ price, shop, givers }) => !(price || shop || givers));
}

/** The same on each line, so that amounts, prices, shops and givers stand below each other; what no line has takes no room. */
function columnsFor(entries: readonly PrintedEntry[]): string {
  const has = (isThere: (entry: PrintedEntry) => unknown, width: string) => (entries.some(isThere) ? width : '0');
  const amount = entries.some((entry) => entry.amount) ? '22mm' : has(({ quantity }) => quantity > 1, '11mm');
  const price = has((entry) => entry.price, '26mm');
  return `5mm minmax(0, 1fr) ${amount} ${price} ${has(({ shop, givers }) => shop || givers, '34mm')}`;
}

/** The box comes first, where a pen looks for it; below the name everything else, whole. */
function PrintedLine({ columns, ...entry }: PrintedEntry & { columns: string }) {
  const { title, quantity, amount, price, shop, givers, details, isDone, isHeld = false } = entry;
  const told = new Set(details.filter((detail) => detail.trim() !== ''));
  return (
    <li
      className="grid break-inside-avoid items-start gap-x-[3mm] py-1 text-sm"
      style={{ gridTemplateColumns: columns }}
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden
        className={`size-5 fill-none stroke-code stroke-[1.5] ${isHeld ? 'invisible' : ''}`}
      >
        <rect x="1.5" y="1.5" width="17" height="17" rx="2.5" />
        {isDone && <path d="M5 10.5l3.5 3.5L15 6.5" strokeWidth="2.2" />}
      </svg>
      <div className="min-w-0 wrap-anywhere">
        <p dir="auto" className="font-semibold">
          {title}
        </p>
        {told.size > 0 && (
          <p className="text-xs whitespace-pre-line">
            {[...told].map((detail, place) => (
              <Fragment key={detail}>
                <span>{place > 0 ? ' · ' : ''}</span>
                <bdi>{detail}</bdi>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <p className="min-w-0 text-end font-semibold wrap-anywhere tabular-nums">
        <bdi>{amount || (quantity > 1 ? `× ${numberText(quantity)}` : '')}</bdi>
      </p>
      <p className="min-w-0 text-end wrap-anywhere tabular-nums">{price}</p>
      <p className="min-w-0 wrap-anywhere">{shop || givers}</p>
    </li>
  );
}

export function usePrintProblem(error: unknown) {
  useEffect(() => {
    if (error) toast.error(problemText(error, t`The list could not be printed. Please try again.`));
  }, [error]);
}
