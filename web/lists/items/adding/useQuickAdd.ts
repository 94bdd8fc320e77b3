import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Line } from '#rules/shops/lines/line';
import type { Kind } from '../../../base/design/kinds.ts';
import { hasCode } from '../../../base/network/problems.ts';
import { newUuid } from '../../../base/network/uuid.ts';
import { localChanges } from '../../../core/changes/local-changes.ts';
import { realIdOf } from '../../../core/changes/real-ids.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import type { FoundProduct } from '../../../core/products/read-link.ts';
import { addNewItem, addNewItems, fullListRefusal, knownRoom, roomNow } from '../cache/new-item-changes.ts';
import { readList } from '../cache/order-changes.ts';
import { nameOf } from '../cache/several-texts.ts';
import type { LinkLine } from '../fields/item-from-link.ts';
import { listCurrency } from '../fields/list-currency.ts';
import { isSameThing } from './already-listed.ts';
import { MOST_ROWS } from './bulk-rows.ts';
import { partedByCalls, type QuickItem, quickItems } from './quick-item.ts';
import { addedUp, type Ingredient, lineOf, type RecipeIngredient } from './recipe-lines.ts';
import { type Arrival, useArrivals } from './useArrivals.ts';
import { useLinkReaders } from './useLinkReaders.ts';
import { useMoreOf } from './useMoreOf.ts';
import { usePendingItems } from './usePendingItems.ts';
import { type OpenRecipe, useRecipes } from './useRecipes.ts';
import { additionsOf } from './waiting-additions.ts';
import { withCategory } from './with-category.ts';

interface QuickAddOptions {
  /** Unfinished items of another visit to the list. */
  restored?: readonly QuickItem[];
  /** Whether a note tells that the ingredients of a recipe are there, and offers to undo it. */
  tellsIngredients?: boolean;
}

const NONE: readonly QuickItem[] = [];

/** Whether the queue, which keeps what is on its way as well, has brought it to the list meanwhile. */
const isMade = ({ id }: QuickItem) => realIdOf(id) !== id;

/** Whether it waits in the queue for its own turn. */
const isWaiting = ({ id }: QuickItem) => localChanges.get().some(({ key }) => key === id);

/**
 * Adds the items of one line after another, while more can be written; links as fast as their pages are read.
 * Unfinished items outlast the page.
 */
export function useQuickAdd(
  listId: string,
  kind: Kind,
  { restored = NONE, tellsIngredients = true }: QuickAddOptions = {},
) {
  const client = useApolloClient();
  const changes = useChanges();
  const additions = additionsOf(client);
  const recipes = useRecipes();
  const more = useMoreOf(listId);
  const waiting = usePendingItems(listId, restored);
  const arrivals = useArrivals(listId, more);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const read = useLinkReaders();
  const fullList = useRef<unknown>(undefined); // what the server said of it
  const inLine = useRef(new Map<string, QuickItem>());

  const arrive = (items: readonly QuickItem[], there: readonly Arrival[]) => {
    waiting.remove(...items);
    arrivals.note(items, there);
  };
  /** Once: what was learnt since makes no other thing of it. */
  const filed = async (item: QuickItem): Promise<QuickItem> => {
    if (item.isFiled || item.callKey !== undefined) return item;
    return { ...item, isFiled: true, input: await withCategory(client.cache, { listId, kind }, item.input) };
  };
  const send = async (item: QuickItem, unreadReason?: string) => {
    if (waiting.isGivenUp(item)) return;
    const found = item.ingredient && more.find(item.ingredient);
    if (!found && fullList.current !== undefined) return waiting.fail(item, fullList.current);
    try {
      const { id: key } = item;
      if (found) {
        await more.make(found);
        return arrive([item], [{ id: found.item.id, title: found.item.title, isThere: true, more: found }]);
      }
      const { input } = await filed(item);
      if (input !== item.input) await additions.know({ ...item, input }); // the same key always comes with the same thing
      if (waiting.isGivenUp(item)) return;
      const about = { key, listId, itemId: key, title: input.title, temporaryId: key };
      const { id } = await addNewItem(changes, about, input);
      const there = { id: id ?? key, title: input.title, isThere: id !== undefined };
      arrive([item], [there]);
      if (unreadReason !== undefined) arrivals.noteUnread({ ...there, reason: unreadReason });
    } catch (error) {
      if (hasCode(error, 'PLAN_LIMIT')) {
        fullList.current = error;
        waiting.failAll(error); // those after one that does not fit do not fit either: they are not even sent
      }
      waiting.fail(item, error);
    }
  };
  const sendCall = async (items: readonly QuickItem[], callKey: string) => {
    await waiting.know(...items.map((item) => ({ ...item, callKey }))); // the same key always comes with the same things
    const title = nameOf(items.map(({ input }) => input));
    const { ids, isPending } = await addNewItems(changes, { key: callKey, listId, title }, items);
    arrive(
      items,
      items.map(({ input }, place) => ({ id: ids[place] ?? '', title: input.title, isThere: !isPending })),
    );
  };
  /** Nobody asks the server for what cannot fit: it stays here with the reason. */
  const leaveOver = async (items: readonly QuickItem[], reason: unknown) => {
    const apart = items.map((item) => ({ ...item, callKey: undefined }));
    await waiting.know(...apart);
    fullList.current = reason;
    for (const item of apart) waiting.fail(item, reason);
  };
  /** In one call, as far as the list has room; one by one where that was refused, so that each has its own answer. */
  const sendTogether = async (all: readonly QuickItem[]) => {
    const wanted = all.filter((item) => !waiting.isGivenUp(item));
    const [begun] = wanted.flatMap(({ callKey }) => callKey ?? []);
    const there = begun ? wanted.filter(isMade) : [];
    if (there.length > 0)
      arrive(
        there,
        there.map(({ id, input }) => ({ id: realIdOf(id), title: input.title, isThere: true })),
      );
    const items = await Promise.all(wanted.filter((item) => !there.includes(item)).map(filed));
    const isApart = there.length > 0 || items.some(isWaiting); // the queue has sent the call, and taken it apart
    let room = begun ? items.length : (knownRoom(client.cache, listId) ?? items.length);
    if (!isApart && room === 0) room = (await roomNow(client, listId)) ?? items.length; // something may have been deleted since
    if (room === 0) return leaveOver(items, fullListRefusal(client.cache, listId));
    for (let key = begun ?? newUuid(); !isApart && fullList.current === undefined; key = newUuid()) {
      try {
        await sendCall(items.slice(0, room), key);
        if (room < items.length) await leaveOver(items.slice(room), fullListRefusal(client.cache, listId));
        return;
      } catch (error) {
        // of another failure nobody knows whether they are there, and the same call finds out
        if (!hasCode(error, 'PLAN_LIMIT', 'BAD_USER_INPUT')) {
          for (const item of items) waiting.fail(item, error);
          return;
        }
        const now = hasCode(error, 'PLAN_LIMIT') ? await roomNow(client, listId) : null;
        if (now === 0) return leaveOver(items, error);
        if (now === null || now >= room) break;
        room = now; // somebody else has added something
      }
    }
    const single = items.map((item) => ({ ...item, callKey: undefined }));
    await waiting.know(...single);
    for (const item of single) await send(item);
  };
  const readAndSend = async (item: QuickItem, link: LinkLine, before: Promise<unknown>) => {
    try {
      const found = await read(link, () => !waiting.isGivenUp(item));
      if (!found) return;
      const { input, unread, product } = found;
      const isComplete = link.name !== '' && link.price != null; // the person wrote what the page would have said
      const known: QuickItem = { ...item, name: input.title, input, link: undefined };
      if (product && isRecipe(product, link)) {
        waiting.hide(item);
        recipes.show({ item: known, link: link.link, recipes: product.recipes });
        return;
      }
      waiting.change(item, known);
      await before;
      await send(known, isComplete ? undefined : unread);
    } catch (error) {
      waiting.change(item, { failure: error });
    }
  };
  /**
   * Adds them in their order, whichever page is read first. A later text does not wait for links. Resolves when all had
   * their turn.
   */
  const enqueue = (items: readonly QuickItem[], isRestored = false): Promise<unknown> => {
    let before = queue.current;
    for (const item of items) inLine.current.set(item.id, item);
    for (const part of partedByCalls(items)) {
      const [item, ...others] = part;
      if (!item) continue;
      const { id, link } = item;
      const turn = before;
      const work = async () => {
        const isMine = await additions.inTurn(id, isRestored, () => {
          if (others.length > 0) return sendTogether(part);
          return link ? readAndSend(item, link, turn) : send(item);
        });
        for (const done of part) inLine.current.delete(done.id);
        if (!isMine) waiting.remove(...part);
      };
      before = link ? Promise.all([work(), turn]) : turn.then(work);
    }
    if (items.every(({ link }) => !link)) queue.current = before;
    return before;
  };
  const goOn = useEffectEvent(() => {
    const going = restored.filter(({ failure }) => failure === undefined);
    void enqueue(going, true);
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasBegun.current) goOn();
    hasBegun.current = true;
  }, []);

  /** Takes all of them or none; returns what is wrong with the first that cannot be taken. `isTold` offers to undo it. */
  const add = (
    lines: readonly Line[],
    { isTold = false, ingredients = [] }: { isTold?: boolean; ingredients?: readonly RecipeIngredient[] } = {},
  ): string | undefined => {
    if (lines.length > MOST_ROWS) return t`Up to ${MOST_ROWS} items fit at a time.`;
    const { items, problem } = quickItems(lines, ingredients, { kind, currency: listCurrency(client.cache, listId) });
    if (!items) return problem;
    fullList.current = undefined; // something may have been deleted since
    arrivals.endTold();
    waiting.keep(items);
    void enqueue(items).then(() => isTold && arrivals.tell(items));
  };

  /** Returns why they cannot be added. Each is added up with the list when its turn comes, after those before it. */
  const addIngredients = ({ link }: OpenRecipe, name: string, chosen: readonly Ingredient[]): string | undefined => {
    const recipe = { name, link };
    const wanted = addedUp(chosen);
    return add(
      wanted.map((one) => lineOf(one, recipe)),
      {
        isTold: tellsIngredients,
        ingredients: wanted.map((one) => ({ name: one.name, amount: one.amount, recipe })),
      },
    );
  };
  const isRecipe = (product: FoundProduct, { name }: LinkLine) =>
    name === '' &&
    (kind === 'SHOPPING' || readList(client.cache, listId)?.listType === 'SHOPPING') &&
    product.recipes.length > 0;
  const endRecipe = (recipe: OpenRecipe, isLinkWanted = false) => {
    recipes.close(recipe);
    if (!isLinkWanted) return waiting.remove(recipe.item);
    waiting.show([recipe.item]);
    void send(recipe.item);
  };

  const tryAgain = () => {
    const failed = waiting.pending.filter(({ failure }) => failure !== undefined);
    fullList.current = undefined;
    for (const item of failed) waiting.change(item, { failure: undefined });
    void enqueue(failed.filter(({ id }) => !inLine.current.has(id)));
  };
  /** Whether the thing is on its way to the list, and may not stand there yet. */
  const isInLine = (line: Line) => [...inLine.current.values()].some(({ input }) => isSameThing(line, input));

  return {
    pending: waiting.pending,
    unread: arrivals.unread,
    added: arrivals.added,
    told: arrivals.told,
    endTold: arrivals.endTold,
    arrivedCount: arrivals.count,
    isUnderWay: waiting.pending.length + recipes.open.length > 0,
    add,
    isInLine,
    openRecipes: recipes.open,
    addIngredients,
    endRecipe,
    tryAgain,
    giveUp: waiting.giveUp,
    dismissUnread: arrivals.dismissUnread,
  };
}
