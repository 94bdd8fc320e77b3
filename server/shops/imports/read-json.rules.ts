import { z } from 'zod';
import { listType } from '../../core/access/list-access.rules.ts';
import { importedShop, MOST_SHOPS } from '../../lists/lists/shop.rules.ts';
import { linksIn } from '../lines/links.rules.ts';
import { isOfDone } from '../lines/words/ticked-cells.rules.ts';
import { MOST_NESTED } from './bounded-markup.rules.ts';
import { type FileWays, type LeftOut, MOST_ROWS_READ } from './found-file.rules.ts';
import { type Found, only, readData } from './read-data.rules.ts';
import { type Entry, entriesOfLine, entriesOfText, listOf } from './tables.rules.ts';
import { asTasks } from './told-kind.rules.ts';

const text = z.string().catch('');
const entriesOf = <Rule extends z.ZodType>(rule: Rule) => z.array(rule).catch([]);

const ownItem = z.looseObject({
  title: z.string(),
  description: text,
  notes: text,
  category: text,
  amount: text,
  variant: text,
  recipes: text,
  primaryUrl: text,
  secondaryUrl: text,
  imageUrl: text,
  currency: text,
  quantityDesired: z.number().catch(1),
  price: z.number().nullable().catch(null),
  quantityBought: z.number().optional(),
  quantityPurchased: z.number().optional(),
  isArchived: z.boolean().optional(),
  isMostWanted: z.boolean().catch(false),
  isFund: z.boolean().catch(false),
  /** In the export of a list; `choiceId` in that of an account. */
  choice: z.union([z.string(), z.number()]).nullish().catch(null),
  choiceId: z.string().nullish().catch(null),
  shops: z.array(z.string()).catch([]),
});

const ownList = z.looseObject({
  name: text,
  description: text,
  listType: listType.optional().catch(undefined),
  eventType: z.string().nullish().catch(null),
  eventDate: z.string().nullish().catch(null),
  shops: z.array(importedShop).catch([]),
});

/** As a list is exported, and as it stands in the export of an account. */
const own = z.union([
  z.looseObject({ kindlist: z.number(), list: ownList, items: z.array(ownItem) }),
  ownList.extend({ listType, shareLink: z.string(), items: z.array(ownItem) }),
]);

const keepNote = z.looseObject({
  title: text,
  textContent: text,
  listContent: entriesOf(z.looseObject({ text, isChecked: z.boolean().catch(false) })),
  isTrashed: z.boolean(),
  isArchived: z.boolean().catch(false),
  annotations: entriesOf(z.looseObject({ url: text })),
});

const trelloBoard = z.looseObject({
  name: text,
  lists: z.array(z.looseObject({ id: z.string(), name: text, closed: z.boolean().catch(false) })),
  cards: z.array(
    z.looseObject({
      id: text,
      name: z.string(),
      desc: text,
      idList: z.string(),
      closed: z.boolean().catch(false),
      dueComplete: z.boolean().catch(false),
      attachments: entriesOf(z.looseObject({ url: text })),
    }),
  ),
  checklists: entriesOf(
    z.looseObject({ idCard: text, checkItems: entriesOf(z.looseObject({ name: text, state: text })) }),
  ),
});

const task = z.looseObject({
  title: text,
  subject: text,
  status: text,
  body: z.looseObject({ content: text }).catch({ content: '' }),
  checklistItems: entriesOf(z.looseObject({ displayName: text, isChecked: z.boolean().catch(false) })),
});
const taskList = z.looseObject({ displayName: z.string(), tasks: z.array(task) });

const bringItem = z.looseObject({ name: text, itemId: text, specification: text, spec: text });
const bringList = z.looseObject({
  name: text,
  purchase: z.array(bringItem),
  recently: entriesOf(bringItem),
});

/** The lists in a file of JSON, by whose it is; null where it holds none that is known. */
export function readJson(written: string, name: string, ways: FileWays): Found | null {
  const value = readValue(written.replace(/^\uFEFF/, ''));
  if (value === undefined) return null;
  return (
    readOwn(value) ??
    readKeep(value, name, ways) ??
    readTrello(value, ways) ??
    readTasks(value, name, ways) ??
    readBring(value, name, ways) ??
    readData(value, name, ways) ??
    readWords(value, name, ways)
  );
}

/** A value, or one on each line; undefined for a text that is neither. */
function readValue(written: string): unknown {
  if (depthOf(written) > MOST_NESTED) return undefined;
  const lines = written.split('\n', MOST_ROWS_READ).filter((line) => line.trim() !== '');
  for (const text of [written, `[${lines.join(',')}]`])
    try {
      return JSON.parse(text);
    } catch {
      // the next one
    }
  return undefined;
}

/** The brackets that are open at once: each takes the parser its time, and programs of the world need few. */
function depthOf(written: string): number {
  let [depth, deepest, isWord] = [0, 0, false];
  for (let place = 0; place < written.length; place += 1) {
    const code = written.charCodeAt(place);
    if (code === 0x22) isWord = !isWord;
    else if (isWord) place += code === 0x5c ? 1 : 0;
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return deepest;
}

/** Each word in brackets is a line. */
function readWords(value: unknown, name: string, ways: FileWays): Found | null {
  const { data } = z.array(z.string()).min(1).safeParse(value);
  if (!data) return null;
  const { entries, leftOut } = entriesOfText(data.map((line) => line.replace(/\s+/g, ' ')).join('\n'), ways);
  return only('TEXT', listOf(name, entries, { leftOut }));
}

function readOwn(value: unknown): Found | null {
  const { data } = own.safeParse(value);
  if (!data) return null;
  const about = 'list' in data && data.list ? ownList.parse(data.list) : ownList.parse(data);
  const current = data.items.filter(({ isArchived }) => !isArchived);
  const entries = current.map((item): Entry => {
    const bought = Math.min(item.quantityBought ?? item.quantityPurchased ?? 0, item.quantityDesired);
    return {
      name: item.title,
      amount: item.isFund ? '' : String(item.quantityDesired),
      measure: item.amount,
      variant: item.variant,
      recipes: item.recipes,
      description: item.description,
      notes: item.notes,
      category: item.category,
      price: item.price === null ? '' : String(item.price),
      currency: item.currency,
      link: item.primaryUrl,
      secondLink: item.secondaryUrl,
      picture: item.imageUrl,
      bought: String(bought),
      choice: String(item.choice ?? item.choiceId ?? ''),
      mostWanted: item.isMostWanted ? 'x' : '',
      fund: item.isFund ? 'x' : '',
      shops: item.shops.join('\n'),
    };
  });
  const archived = data.items.length - current.length;
  const list = listOf(about.name, entries, {
    kind: about.listType,
    description: about.description,
    eventType: about.eventType ?? null,
    eventDate: about.eventDate ?? null,
    ...(about.shops.length > 0 && { shops: about.shops.slice(0, MOST_SHOPS) }),
    leftOut: archived > 0 ? [{ reason: 'ARCHIVED', count: archived }] : [],
  });
  return { format: 'KINDLIST', lists: [{ ...list, name: about.name, table: { ...list.table, isExact: true } }] };
}

function readKeep(value: unknown, name: string, ways: FileWays): Found | null {
  const { data } = keepNote.safeParse(value);
  if (!data || (data.textContent === '' && data.listContent.length === 0)) return null;
  if (data.isTrashed) return { format: 'GOOGLE_KEEP', lists: [], leftOut: [{ reason: 'IN_TRASH', count: 1 }] };
  const ticked = data.listContent.flatMap(({ text: line, isChecked }) =>
    entriesOfLine(line, ways).map((entry) => (isChecked ? { ...entry, ticked: 'x' } : entry)),
  );
  if (ticked.length > 0) return only('GOOGLE_KEEP', listOf(data.title || name, ticked));
  const { entries, leftOut } = entriesOfText(data.textContent, ways);
  return { format: 'GOOGLE_KEEP', lists: [listOf(data.title || name, entries, { leftOut })] };
}

/** In characters, of a description in which a link is looked for. */
const LONGEST_SEARCHED = 10_000;

function readTrello(value: unknown, ways: FileWays): Found | null {
  const { data } = trelloBoard.safeParse(value);
  if (!data) return null;
  const open = data.lists.filter(({ closed }) => !closed);
  const cards = data.cards.filter(({ closed, idList }) => !closed && open.some(({ id }) => id === idList));
  const entries = cards.flatMap((card): Entry[] => {
    const steps = data.checklists.filter(({ idCard }) => idCard === card.id).flatMap(({ checkItems }) => checkItems);
    if (steps.length > 0)
      return steps.flatMap(({ name, state }) =>
        entriesOfLine(name, ways).map((entry) => ({ ...entry, category: card.name, ...tick(state === 'complete') })),
      );
    const link = card.attachments
      .map(({ url }) => url)
      .find((url) => /^https?:\/\//.test(url) && !/^https:\/\/trello\.com\//.test(url));
    const [said, ...others] = linksIn(card.desc.slice(0, LONGEST_SEARCHED));
    const page = link ?? (others.length === 0 ? said : undefined);
    const { name: column = '' } = open.find(({ id }) => id === card.idList) ?? {};
    const isDone = isOfDone(column);
    return entriesOfLine(card.name, ways).map((entry) => ({
      ...(page && { link: page }),
      ...entry,
      category: isDone ? '' : column,
      notes: card.desc,
      ...tick(card.dueComplete || isDone),
    }));
  });
  const archived = data.cards.length - cards.length;
  const leftOut: LeftOut[] = archived > 0 ? [{ reason: 'ARCHIVED', count: archived }] : [];
  return only('TRELLO', listOf(data.name, entries, { leftOut }));
}

/** Lists of tasks with their tasks, or tasks alone. */
function readTasks(value: unknown, name: string, ways: FileWays): Found | null {
  const inside =
    z.looseObject({ value: z.unknown() }).safeParse(value).data?.value ??
    z.looseObject({ lists: z.unknown() }).safeParse(value).data?.lists ??
    value;
  const lists = z
    .array(taskList)
    .min(1)
    .safeParse(Array.isArray(inside) ? inside : [inside]).data;
  const toLists = (some: z.output<typeof taskList>[]) =>
    some.map(({ displayName, tasks }) =>
      asTasks(
        listOf(
          displayName || name,
          tasks.flatMap((one) => taskEntries(one, ways)),
        ),
        ways,
      ),
    );
  if (lists) return { format: 'MICROSOFT_TODO', lists: toLists(lists) };
  const tasks = z
    .array(task.extend({ status: z.enum(['notStarted', 'inProgress', 'completed', 'waitingOnOthers', 'deferred']) }))
    .min(1)
    .safeParse(inside).data;
  return tasks ? { format: 'MICROSOFT_TODO', lists: toLists([{ displayName: name, tasks }]) } : null;
}

function taskEntries({ title, subject, status, body, checklistItems }: z.output<typeof task>, ways: FileWays): Entry[] {
  const steps = checklistItems.map(({ displayName, isChecked }) => `${isChecked ? '☑' : '☐'} ${displayName}`);
  const notes = [body.content.replace(/<[^<>]{1,500}>/g, ' ').trim(), ...steps].filter(Boolean).join('\n');
  return entriesOfLine(title || subject, ways).map((entry) => ({
    ...entry,
    ...(notes && { notes }),
    ...tick(status === 'completed'),
  }));
}

function readBring(value: unknown, name: string, ways: FileWays): Found | null {
  const data = bringList.safeParse(value).data;
  if (!data) return null;
  const entries = [
    ...data.purchase.map((item) => ({ item, isDone: false })),
    ...data.recently.map((item) => ({ item, isDone: true })),
  ];
  const list = listOf(
    data.name || name,
    entries.flatMap(({ item, isDone }) =>
      entriesOfLine(item.name || item.itemId, ways).map((entry) => ({
        ...entry,
        ...((item.specification || item.spec) && { description: item.specification || item.spec }),
        ...tick(isDone),
      })),
    ),
    { kind: 'SHOPPING' },
  );
  return only('BRING', list);
}

function tick(isTicked: boolean): Pick<Entry, 'ticked'> {
  return isTicked ? { ticked: 'x' } : {};
}
