import type { Ways } from '../line.rules.ts';
import { isTitleText } from '../line-headings.rules.ts';
import { withoutMark } from '../marks.rules.ts';
import { withoutStruckWords } from './struck-words.rules.ts';

interface ProgramText {
  rows: string[];
  leftOut: string[];
}

/** A heading of an outline, as Emacs writes them. */
const STAR =
  /^(?<stars>\*{1,8})\s{1,9}(?:(?<state>TODO|DONE|NEXT|WAIT(?:ING)?|HOLD|CANCEL{1,2}ED|STARTED|SOMEDAY|MAYBE)\s{1,9})?(?:\[#[A-Z]\]\s)?(?<text>.{0,400}?)(?:\s{1,40}:[\w@:]{1,80}:)?$/u;
const ORG_KEYWORD = /^#\+\w{2,20}(?:\[[^\]]{0,20}\])?:/i;
const ORG_PLAN = /^\s{0,20}(?:(?:SCHEDULED|DEADLINE|CLOSED):\s.{0,200}|:[A-Z_-]{2,30}:.{0,200})$/;

/** "@done(2026-01-02)", as outlines of tasks have it. */
const DONE_TAG = /\s@done(?:\([^()]{0,40}\))?/u;
const ANY_TAG = /\s@\p{L}{2,20}\([^()]{1,60}\)/u;

/** A line of a plain file of tasks: a cross and dates, a priority, and words with signs that say where it belongs. */
const TODO_DONE = /^x\s(?:\d{4}-\d\d-\d\d\s){1,2}/;
const TODO_PRIORITY = /^\([A-Z]\)\s(?:\d{4}-\d\d-\d\d\s)?/;
const TODO_TAG = /(?<=\s)(?:[+@][\p{L}\p{N}_-]{1,40}|(?:due|t|rec|pri):[\w+-]{1,20})(?=\s|$)/gu;

/** Below a task, in lists that a program shares. */
const DUE =
  /^(?:due(?: date)?|fällig(?: am)?|échéance|vence(?: el)?|fecha límite|scadenza|vervaldatum|deadline|prazo|vencimento|termin|förfaller|期限|الاستحقاق)\s?[:：]\s?\S.{0,40}$/iu;

/** Programs that share lists. */
const PROGRAMS =
  /\b(?:bring!|anylist|listonic|todoist|google keep|google tasks|microsoft to[ -]?do|any\.do|ticktick|our ?groceries|out of milk|wunderlist|trello|notion|evernote|giftster|elfster|pon|die einkaufsliste|buymeapie|buy me a pie|cozi|habitica|things 3|omnifocus|apple reminders|mealime|paprika|samsung notes|onenote)(?![\p{L}])/iu;
const SHARED =
  /https?:\/\/|\b(?:shared?|sharing|sent|export(?:ed)?|created|made|download|app|teile|geteilt|erstellt|gesendet|exportiert|partagée?|envoyée?|créée?|compartid[oa]|enviad[oa]|cread[oa]|condivis[oa]|creat[oa]|inviat[oa]|gedeeld|gemaakt|verzonden|compartilhad[oa]|criad[oa]|udostępnion[oaey]|wysłan[oey]|utworzon[oey]|delad|skickad|skapad)\b/iu;

/** The page of such a program, below its name. */
const PAGE_ALONE = /^<?(?:https?:\/\/|www\.)\S{1,100}$/iu;

/** "12 items, shared from AnyList" and "5 articles". */
const COUNT =
  /^\d{1,4}\s(?:items?|products?|things|artikel|produkte|einträge|dinge|articles?|produits?|éléments|artículos|productos|elementos|articol[io]|prodotti|elementi|artikelen|producten|itens|produtos|pozycj[aei]|produktów|varor|artiklar|点|個|件|عناصر|منتجات)(?:[,·(–-].{0,60})?$/iu;

/** In lines, from the top and from the bottom. */
const MOST_ABOVE = 4;
const MOST_BELOW = 2;

/** The lines of what programs write, in the marks that people use: boxes, bullets and headings. */
export function withPlainMarks(rows: readonly string[], ways: Ways): ProgramText {
  const leftOut: string[] = [];
  const bare = withoutProgramNames(rows, leftOut);
  const plain = ofOutline(bare, leftOut) ?? ofTasks(bare, leftOut) ?? ofTags(bare) ?? bare;
  const unstruck = withoutStruckWords(withoutDues(plain, leftOut), leftOut, ways);
  return { rows: withoutTabsBefore(unstruck), leftOut };
}

function withoutProgramNames(rows: readonly string[], leftOut: string[]): string[] {
  const filled = rows.flatMap((row, index) => (row.trim() === '' ? [] : [index]));
  if (filled.length < 4) return [...rows];
  const isShared = (text: string) => PROGRAMS.test(text) && SHARED.test(text) && withoutMark(text) === text;
  const above = filled.slice(1, MOST_ABOVE).filter((index) => {
    const text = rows[index]?.trim() ?? '';
    return COUNT.test(text) || isShared(text) || (/^[([].{2,30}[)\]]$/u.test(text) && PROGRAMS.test(text));
  });
  const shared = filled.slice(-MOST_BELOW).filter((index) => isShared(rows[index]?.trim() ?? ''));
  const isPage = shared.includes(filled.at(-2) ?? -1) && PAGE_ALONE.test(rows[filled.at(-1) ?? -1]?.trim() ?? '');
  const below = isPage ? [...shared, filled.at(-1) ?? 0] : shared;
  const [top = 0] = filled;
  const isTop = PROGRAMS.test(rows[top] ?? '') && isTitleText(rows[top] ?? '');
  const places = new Set([...(isTop ? [top] : []), ...above, ...below]);
  leftOut.push(...[...places].map((index) => rows[index]?.trim() ?? ''));
  return rows.filter((_row, index) => !places.has(index));
}

function withoutDues(rows: readonly string[], leftOut: string[]): string[] {
  const marked = rows.filter((row) => /^\s{0,20}[^\p{L}\p{N}\s]/u.test(row)).length;
  if (marked < 2) return [...rows];
  return rows.filter((row) => {
    const isDue = DUE.test(row.trim());
    if (isDue) leftOut.push(row.trim());
    return !isDue;
  });
}

/** An outline of stars: those with others below them are headings. */
function ofOutline(rows: readonly string[], leftOut: string[]): string[] | null {
  const stars = rows.map((row) => STAR.exec(row)?.groups);
  const states = stars.filter((one) => one?.state).length;
  const isOutline = rows.some((row) => ORG_KEYWORD.test(row)) || states > 1;
  if (!isOutline || !stars.some(Boolean)) return null;
  const levels = stars.map((one) => one?.stars?.length ?? 0);
  return rows.flatMap((row, index) => {
    const { stars: mark = '', state = '', text = '' } = stars[index] ?? {};
    if (mark === '') {
      if (!ORG_KEYWORD.test(row) && !ORG_PLAN.test(row)) return [row];
      leftOut.push(row.trim());
      return [];
    }
    const next = levels.slice(index + 1).find((level) => level > 0) ?? 0;
    const isOverBoxes = /^\s{0,9}[-+]\s\[[ xX-]\]\s/.test(rows[index + 1] ?? '');
    const isOver = next > mark.length || /^\s{0,9}[-+]\s/.test(rows[index + 1] ?? '');
    const isHeading =
      isOverBoxes || (state === '' ? isOver : next > mark.length && /^DONE|^CANCEL/.test(state) === false);
    if (isHeading) return [`## ${text}`];
    return [`- [${/^(?:DONE|CANCEL)/.test(state) ? 'x' : ' '}] ${text}`];
  });
}

/** A plain file of tasks. */
function ofTasks(rows: readonly string[], leftOut: string[]): string[] | null {
  const filled = rows.filter((row) => row.trim() !== '');
  const isTask = (row: string) =>
    TODO_DONE.test(row) || TODO_PRIORITY.test(row) || /\s[+][\p{L}]/u.test(row) || /\s@\p{L}{2,40}$/u.test(row);
  const sure = filled.filter(
    (row) => TODO_DONE.test(row) || TODO_PRIORITY.test(row) || /\s[+]\p{L}{2}/u.test(row),
  ).length;
  if (filled.length < 2 || sure < 2 || !filled.every(isTask)) return null;
  const tags = new Set<string>();
  const plain = filled.map((row) => {
    const isDone = TODO_DONE.test(row);
    for (const [tag] of row.matchAll(TODO_TAG)) tags.add(tag);
    const text = row
      .replace(TODO_DONE, '')
      .replace(TODO_PRIORITY, '')
      .replace(/^\d{4}-\d\d-\d\d\s/, '')
      .replace(TODO_TAG, '')
      .replace(/\s{2,}/g, ' ')
      .trim();
    return `- [${isDone ? 'x' : ' '}] ${text}`;
  });
  leftOut.push(...tags);
  return plain;
}

/** Tasks with tags behind them. */
function ofTags(rows: readonly string[]): string[] | null {
  if (!rows.some((row) => DONE_TAG.test(row)) && rows.filter((row) => ANY_TAG.test(row)).length < 2) return null;
  return rows.map((row) => {
    const [, indent = '', text = ''] = /^(\s{0,40})[-*+]\s(.{1,2000})$/u.exec(row) ?? [];
    if (text === '') return row;
    return `${indent}- [${DONE_TAG.test(row) ? 'x' : ' '}] ${text.replace(DONE_TAG, '')}`;
  });
}

/** Cells of a sheet that were copied with an empty column before them. */
function withoutTabsBefore(rows: readonly string[]): string[] {
  const cells = rows.filter((row) => row.includes('\t'));
  const areEmpty =
    cells.length > 2 &&
    cells.slice(1).every((row) => row.startsWith('\t')) &&
    cells.filter((row) => /\S[^\t]{0,400}\t/.test(row)).length > 1;
  return areEmpty ? withoutTabsBefore(rows.map((row) => row.replace(/^\t/, ''))) : [...rows];
}
