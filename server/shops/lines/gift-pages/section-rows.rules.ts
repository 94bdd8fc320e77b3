import type { PageRow } from './page-elements.rules.ts';

/** In characters: a longer line between the things is no section. */
const LONGEST_SECTION = 60;

/** The rows beside the things of a page: above the first one, between two, and below the last one. */
interface Sections {
  /** The section of each thing. */
  of: (string | undefined)[];
  /** The lines that name one. */
  rows: ReadonlySet<PageRow>;
}

const slotOf = ({ within, heading }: PageRow) => `${heading} ${within.look}`;

/** The headings of sections stand at one place, between the things and above the first one: what stands above the first one alone heads the page. */
export function sectionsBetween(runs: readonly (readonly PageRow[])[]): Sections {
  const between = runs.slice(1, -1).filter((run) => run.length > 0);
  const slots = new Map<string, { runs: number; isHeading: boolean; texts: Set<string> }>();
  for (const run of between)
    for (const slot of new Set(run.map(slotOf))) {
      const rows = run.filter((row) => slotOf(row) === slot && isShort(row));
      const found = slots.get(slot) ?? {
        runs: 0,
        isHeading: rows[0] !== undefined && rows[0].heading > 0,
        texts: new Set(),
      };
      slots.set(slot, found);
      found.runs += rows.length > 0 ? 1 : 0;
      for (const { text } of rows) found.texts.add(text);
    }
  const fits = [...slots].filter(([, { runs: some, texts }]) => some * 2 > between.length && texts.size === some);
  const [best] = fits.toSorted(
    ([, one], [, other]) => Number(other.isHeading) - Number(one.isHeading) || other.runs - one.runs,
  );
  const rows = new Set<PageRow>();
  let section: string | undefined;
  const of = runs.slice(0, -1).map((run) => {
    const row = best && run.findLast((one) => slotOf(one) === best[0] && isShort(one));
    if (row) rows.add(row);
    section = row?.text ?? section;
    return section;
  });
  return { of, rows };
}

const isShort = ({ text, isButton }: PageRow) => !isButton && /\p{L}/u.test(text) && text.length <= LONGEST_SECTION;
