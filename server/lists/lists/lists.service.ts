import { t } from '@lingui/core/macro';
import { type FilterQuery, LockMode, type Ref, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { InvalidInput, NotAllowed, NotFound, NotSignedIn } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { canRead, canWorkOn, isOwner, isThereFor, type ListAccess } from '../../core/access/list.policy.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { hidesBuyersUntil } from '../../core/access/purchase.policy.ts';
import { collaboratorRolesThat } from '../../core/access/roles.rules.ts';
import { announce } from '../../core/events/announce.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import { releaseImages } from '../../core/images/released-images.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertMayWrite } from '../../core/users/user.policy.ts';
import { assertUnlocked, limitsOf } from '../../money/billing/plan-limits.ts';
import { noteForBuyers } from '../buyer-mails/note-for-buyers.ts';
import { keepHiddenBuyers } from '../buyer-mails/shown-buyers.ts';
import { Collaborator } from './collaborator.entity.ts';
import { DemoListKept, ListHidden, TooManyLists } from './errors.ts';
import { assertNoConflict, noteFieldEdits } from './field-edits.ts';
import { List } from './list.entity.ts';
import {
  brandingChanges,
  type ListSource,
  listChanges,
  listProblems,
  newCategoryOrder,
  newList,
} from './list.rules.ts';
import { withAccess } from './list-access.ts';
import { searchPattern } from './list-search.ts';
import { dissolveChoices, lockItemsOfList, wantFiniteNumbers } from './lock-items.ts';
import { aboutNewList } from './new-list-call.ts';
import { Person } from './person.entity.ts';
import { isDayToCome, surpriseProblems, withItsDay } from './surprise-day.ts';

const OWNERS_FIELDS = [
  'listType',
  'privacy',
  'purchaseVisibility',
  'timeZone',
  'holdDays',
  'isNameEnough',
  'personId',
] as const;

export interface ListFilter {
  source?: ListSource;
  search?: string | null;
  type?: ListType | null;
  isPast?: boolean | null;
}

export class ListsService {
  constructor(
    private readonly em: EntityManager,
    private readonly images: ImagesService,
    private readonly settings: SiteSettings,
  ) {}

  /** Newest first, each once, without demo lists; `search` looks in name and description. */
  async listsOf(viewer: User, { source = 'ALL', search, type }: ListFilter = {}): Promise<List[]> {
    const words = searchPattern(search);
    if (words === undefined) return [];
    const whose: FilterQuery<List>[] = [];
    if (source !== 'COLLABORATED') whose.push({ owner: viewer });
    if (source !== 'OWNED') whose.push({ id: { $in: await this.collaboratedIds(viewer) } });
    const matching: FilterQuery<List> = words
      ? { $or: [{ name: { $ilike: words } }, { description: { $ilike: words } }] }
      : {};
    return this.em.find(
      List,
      { $and: [{ $or: whose }, matching, { isDemo: false, ...(type && { listType: type }) }] },
      { populate: ['collaboratorRoles'], orderBy: { createdAt: 'desc', id: 'desc' } },
    );
  }

  /** A guest may read demo lists only. `what` names the missing thing in the refusal. */
  async getList(viewer: User | null, id: string, what: 'List' | 'Item' | 'Shop' = 'List'): Promise<List> {
    const list = isId(id) ? await this.em.findOne(List, id, { populate: ['collaboratorRoles'] }) : null;
    if (list) await withAccess(list);
    assertReadable(viewer, list, what);
    return list;
  }

  /** A list that the viewer may change; `attempt` words the refusal of a demo list. */
  async getChangeableList(
    viewer: User,
    id: string,
    attempt?: Attempt,
    what: 'List' | 'Item' | 'Shop' = 'List',
  ): Promise<List> {
    const list = await this.getList(viewer, id, what);
    this.assertChangeable(viewer, list, attempt, what);
    return list;
  }

  /** getChangeableList() for a list that was read another way. */
  assertChangeable<L extends ListAccess>(
    viewer: User,
    list: L | null,
    attempt?: Attempt,
    what: 'List' | 'Item' | 'Shop' = 'List',
  ): asserts list is L {
    assertReadable(viewer, list, what);
    if (list.isDemo) throw new DemoListKept(attempt);
    this.assertMayWrite(viewer);
  }

  /** Everything that writes to a list, or to its items, asks here first; getChangeableList() has asked. */
  assertMayWrite(viewer: User): void {
    assertMayWrite(viewer, this.settings);
  }

  /** `fill` puts items on it in the same transaction. */
  async createList(
    viewer: User,
    input: z.input<typeof newList>,
    key?: string | null,
    fill?: (em: EntityManager, list: List) => Promise<unknown>,
  ): Promise<List> {
    this.assertMayWrite(viewer);
    const sent = parse(newList, input);
    const { timeZone = viewer.timeZone ?? 'UTC', personId, ...values } = sent;
    const problems = surpriseProblems(viewer, null, { ...values, timeZone });
    if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
    const id = await this.em.transactional((em) =>
      once(em, { about: aboutNewList(viewer), key, sent }, async () => {
        const owner = await this.lockOwnerWithRoom(em, viewer);
        owner.timeZone = timeZone;
        const person = await personOf(em, viewer, personId);
        const list = em.create(List, { ...values, timeZone, owner, person });
        if (fill) await em.flush().then(() => fill(em, list));
        await announce(em, 'LIST_CREATED', list, { actorId: viewer.id });
        return list.id;
      }),
    );
    return this.readAgain(id);
  }

  /** Writes only what was sent; `base` says what the client had read, see assertNoConflict. */
  async updateList(
    viewer: User,
    id: string,
    input: z.input<typeof listChanges>,
    base?: z.input<typeof listChanges> | null,
  ): Promise<List> {
    const [changes, read] = [parse(listChanges, input), base && parse(listChanges, base)];
    await this.getChangeableList(viewer, id);

    const isForShopping = changes.listType === 'SHOPPING';
    await this.em.transactional(async (em) => {
      if (isForShopping) await lockItemsOfList(em, { listId: id });
      const list = await em.findOne(List, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!list) throw new NotFound('List');
      assertOwnersFields(viewer, list, changes);
      const [subject, stored] = [
        { id, listId: id },
        { ...list, personId: list.personId },
      ];
      await assertNoConflict(em, viewer, subject, { stored, changes, base: read });
      assertFits(viewer, list, changes);
      const before = hidesBuyersUntil(list);
      const { personId, ...values } = changes;
      em.assign(list, values, { ignoreUndefined: true });
      if (personId !== undefined && personId !== list.personId) list.person = await personOf(em, viewer, personId);
      if (isForShopping || isDayToCome(list)) list.pastSince = null;
      if (isForShopping) await prepareForShopping(em, id);
      await keepHiddenBuyers(em, id, { before, after: hidesBuyersUntil(withItsDay(list)) });
      await noteFieldEdits(em, viewer, id, [{ id, stored, changes }]);
      await announce(em, 'LIST_EDITED', list, { actorId: viewer.id });
    });
    return this.readAgain(id);
  }

  /** In which order categories are shown; what is not named comes after them. */
  async orderCategories(viewer: User, id: string, categories: readonly string[]): Promise<List> {
    const { categories: categoryOrder } = parse(newCategoryOrder, { categories });
    const list = await this.getChangeableList(viewer, id);
    await this.em.transactional(async (em) => {
      await em.nativeUpdate(List, { id }, { categoryOrder });
      await announce(em, 'LIST_EDITED', list, { actorId: viewer.id, isMove: true });
    });
    return this.readAgain(id);
  }

  /** How the shared page is dressed: the owner's to say, and part of Premium. Taking it away never needs a plan. */
  async setBranding(viewer: User, id: string, input: z.input<typeof brandingChanges>): Promise<List> {
    const { accentColor, banner } = parse(brandingChanges, input);
    const list = await this.getChangeableList(viewer, id);
    if (!isOwner(viewer, list)) throw new NotAllowed();
    if (accentColor || banner) assertUnlocked(viewer, 'branding', this.settings);
    const upload = banner ? await this.images.findUpload(viewer, banner) : null;

    await this.em.transactional(async (em) => {
      const list = await em.findOne(List, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!list) throw new NotFound('List');
      const shown = await list.banner?.loadOrFail();
      const stays = banner === undefined || (banner && shown && this.images.isAddressOf(shown, banner));
      if (banner && !upload && !stays) throw new InvalidInput({ banner: [t`Please upload the picture first.`] });
      if (!stays) {
        const claimed = upload && (await this.images.claim(em, upload));
        await this.images.release(em, shown);
        list.banner = claimed && ref(claimed);
      }
      if (accentColor !== undefined) list.accentColor = accentColor;
      await announce(em, 'LIST_EDITED', list, { actorId: viewer.id });
    });
    await this.images.removeReleased();
    return this.readAgain(id);
  }

  /** Items, pictures, purchases and invitations go with it, and the buyers are told. Returns its id. */
  async deleteList(viewer: User, id: string): Promise<string> {
    const list = await this.getChangeableList(viewer, id);
    if (!isOwner(viewer, list)) throw new NotAllowed();
    await this.em.transactional(async (em) => {
      await lockItemsOfList(em, { listId: id });
      await noteForBuyers(em, { listId: id }, 'LIST_REMOVED');
      await announce(em, 'LIST_REMOVED', list, { actorId: viewer.id });
      await releaseImages(em, 'list', id);
      await em.nativeDelete(List, { id });
    });
    await this.images.removeReleased();
    return id;
  }

  /** The list after a change to it. Outside of the transaction, whose entities load nothing more once it is over. */
  async readAgain(id: string): Promise<List> {
    const list = await this.em.findOne(List, id, { populate: ['collaboratorRoles'], refresh: true });
    if (!list) throw new NotFound('List'); // deleted in the meantime
    return list;
  }

  /** Asked apart: with a subquery beside the owner, PostgreSQL would read every list there is. */
  private async collaboratedIds(viewer: User): Promise<string[]> {
    const memberships = await this.em.find(Collaborator, { user: viewer, role: collaboratorRolesThat('edits') });
    return memberships.map(({ list }) => list.id);
  }

  private async lockOwnerWithRoom(em: EntityManager, { id }: User): Promise<User> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const; // one new list at a time
    const owner = await em.findOneOrFail(User, id, lock);
    const limit = limitsOf(owner, this.settings).lists;
    if (limit >= 0 && (await em.count(List, { owner, isDemo: false })) >= limit) throw new TooManyLists(limit);
    return owner;
  }
}

/** Somebody whom the viewer looks after: held, so that nobody removes them meanwhile. */
async function personOf(em: EntityManager, viewer: User, id: string | null): Promise<Ref<Person> | null> {
  if (id === null) return null;
  const lockMode = LockMode.PESSIMISTIC_READ;
  const person = isId(id) ? await em.findOne(Person, { id, owner: viewer }, { lockMode }) : null;
  if (!person) throw new InvalidInput({ personId: [t`Choose somebody you look after.`] });
  return ref(person);
}

type Attempt = ConstructorParameters<typeof DemoListKept>[0];
type Changes = z.output<typeof listChanges>;

function assertReadable<L extends ListAccess>(
  viewer: User | null,
  list: L | null,
  what: 'List' | 'Item' | 'Shop',
): asserts list is L {
  if (!viewer && !list?.isDemo) throw new NotSignedIn(); // a guest learns nothing of which lists there are
  if (!list || !isThereFor(viewer, list)) throw new NotFound(what);
  if (!canRead(viewer, list)) throw new NotAllowed();
}

/** Sending a value as it is passes, so that a client may send the whole form. */
function assertOwnersFields(viewer: User, list: List, changes: Changes): void {
  if (!canWorkOn(viewer, list)) throw new NotAllowed();
  const isChanged = OWNERS_FIELDS.some((field) => changes[field] !== undefined && changes[field] !== list[field]);
  if (isChanged && !isOwner(viewer, list)) throw new NotAllowed();
  if (list.isHidden && list.privacy === 'PRIVATE' && changes.privacy === 'PUBLIC') throw new ListHidden();
}

function assertFits(viewer: User, list: List, changes: Changes): void {
  const before = pickConsistent(list);
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const after = { ...before, ...sent };
  const problems = { ...listProblems(after), ...surpriseProblems(viewer, list, after) };
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
}

function pickConsistent({ listType, purchaseVisibility, eventType, eventDate = null, timeZone, personId }: List) {
  return { listType, purchaseVisibility, eventType, eventDate, timeZone, personId };
}

async function prepareForShopping(em: EntityManager, listId: string): Promise<void> {
  const changed = await wantFiniteNumbers(em, { listId });
  if (changed.some(({ isFund }) => isFund)) throw new InvalidInput({ listType: [t`Shopping lists have no funds`] });
  await dissolveChoices(em, { listId });
}
