import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type Kind, lookOf } from '../design/kinds.ts';
import { locale } from '../design/locale.ts';
import { QrCode } from '../design/QrCode.tsx';
import { Day } from '../design/RelativeTime.tsx';
import { problemText } from '../network/problems.ts';
import { useSite } from '../page/site.ts';
import { toast } from '../page/toast.ts';

export interface PrintedEntry {
  id: string;
  title: string;
  quantity: number;
  price: string | null;
  /** What else there is to know, a line each. */
  details: string[];
  /** Ticked already. */
  isDone: boolean;
}

interface PrintedSheetProps {
  list: {
    name: string;
    description: string;
    listType: Kind;
    eventType: string | null;
    eventDate: string | null;
    owner: string;
  };
  /** What stands above the entries, such as how many are wanted. */
  count: string;
  entries: PrintedEntry[];
  /** What the code leads to; null for a list that its link does not open for everybody. */
  link: string | null;
  /** Said in place of the code. */
  without?: ReactNode;
}

const today = new Intl.DateTimeFormat(locale(), { dateStyle: 'long' });

/** A list on paper, black on white. Not to be seen on the screen; asks for the printer as soon as it is complete. */
export function PrintedSheet({ list, count, entries, link, without }: PrintedSheetProps) {
  const { siteName } = useSite();
  useEffect(() => {
    let isMounted = true;
    void document.fonts.ready.then(() => isMounted && window.print());
    return () => {
      isMounted = false;
    };
  }, []);

  const { name, owner, description, eventType, eventDate, listType } = list;
  return createPortal(
    <article data-printed className="hidden text-code print:block">
      <header className="flex items-start justify-between gap-8 border-b-2 border-code pb-5">
        <div className="grid min-w-0 gap-1.5">
          <p className="text-sm font-semibold">{lookOf(listType).label}</p>
          <h1 className="text-3xl leading-tight wrap-anywhere">{name}</h1>
          <p>by {owner}</p>
          {(eventType || eventDate) && (
            <p className="font-semibold">
              {eventType}
              {eventType && eventDate && ' · '}
              {eventDate && <Day date={eventDate} />}
            </p>
          )}
          {description && <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>}
        </div>
        {link ? (
          <div className="-mt-1 grid w-[34mm] shrink-0 gap-1 text-center text-xs leading-snug">
            <QrCode text={link} label="The list online" />
            <p className="font-semibold">Scan to see what’s still wanted</p>
            <p className="wrap-anywhere">{link.replace(/^https?:\/\//, '')}</p>
          </div>
        ) : (
          without && <p className="w-[34mm] shrink-0 text-xs leading-snug">{without}</p>
        )}
      </header>
      <h2 className="mt-5 mb-1 text-lg">{count}</h2>
      <ul className="divide-y divide-code/30">
        {entries.map(({ id, title, quantity, price, details, isDone }) => (
          <li key={id} className="flex break-inside-avoid items-start gap-3.5 py-1.5">
            <svg viewBox="0 0 20 20" aria-hidden className="mt-0.5 size-5 shrink-0 fill-none stroke-code stroke-[1.5]">
              <rect x="1.5" y="1.5" width="17" height="17" rx="2.5" />
              {isDone && <path d="M5 10.5l3.5 3.5L15 6.5" strokeWidth="2.2" />}
            </svg>
            <div className="min-w-0 grow">
              <p className="font-semibold wrap-anywhere">{title}</p>
              {details.filter(Boolean).map((detail) => (
                <p key={detail} className="text-sm wrap-anywhere whitespace-pre-line">
                  {detail}
                </p>
              ))}
            </div>
            <p className="shrink-0 tabular-nums">{price}</p>
            <p className="w-10 shrink-0 text-right font-semibold tabular-nums">{quantity > 1 && `× ${quantity}`}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-xs">{`As of ${today.format(new Date())}, from ${siteName}.`}</p>
    </article>,
    document.body,
  );
}

/** Says that a list could not be read for printing. */
export function usePrintProblem(error: unknown) {
  useEffect(() => {
    if (error) toast.error(problemText(error, 'The list could not be printed. Please try again.'));
  }, [error]);
}
