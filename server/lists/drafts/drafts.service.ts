import { t } from '@lingui/core/macro';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { InvalidInput, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { canWorkOn } from '../../core/access/list.policy.ts';
import type { Image } from '../../core/images/image.entity.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertFitsFund } from '../group-gifts/fits-fund.ts';
import { Item } from '../items/item.entity.ts';
import { newItem } from '../items/item.rules.ts';
import { type SentPrice, withSplitPrice } from '../items/item-price.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { lockList, tellOfDrafts } from './change-drafts.ts';
import { Draft } from './draft.entity.ts';
import { MOST_DRAFTS, severalDrafts } from './draft.rules.ts';
import { type DeletedDrafts, ItemDraft, type PublishedDrafts } from './draft.type.ts';
import { TooManyDrafts } from './errors.ts';
import { mergeDraft } from './merge-draft.ts';
import { publishDrafts } from './publish-drafts.ts';

const NO_NAMES: ReadonlyMap<string, string> = new Map();

type Sent = SentPrice<z.input<typeof newItem>>;

interface Changed {
  values: z.output<typeof newItem>;
  upload: Image | null;
}

/** Items that are not on their list yet: for those who work on it. Nothing of them reaches guests, in no revision and no event. */
export class DraftsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly images: ImagesService,
    private readonly settings: SiteSettings,
  ) {}

  /** The oldest first. A demo list, which everybody may read, has none. */
  async draftsOf(viewer: User, listId: string): Promise<ItemDraft[]> {
    const list = await this.lists.getList(viewer, listId);
    if (!canWorkOn(viewer, list)) return [];
    const order = { createdAt: 'asc', id: 'asc' } as const;
    const drafts = await this.em.find(Draft, { list }, { populate: ['image'], orderBy: order, refresh: true });
    const names = await this.namesOf(drafts);
    return drafts.map((draft) => shown(draft, names));
  }

  async save(viewer: User, listId: string, input: Sent, key?: string | null): Promise<ItemDraft> {
    const { id: ofList } = await this.lists.getChangeableList(viewer, listId, 'adding');
    const { values, upload } = await this.read(viewer, input);
    const id = await this.em.transactional((em) =>
      once(em, { about: `saveDraft ${viewer.id} ${ofList}`, key, sent: values }, async () => {
        const list = await lockList(em, ofList);
        if ((await em.count(Draft, { list, isSuggestion: false })) >= MOST_DRAFTS) throw new TooManyDrafts(MOST_DRAFTS);
        const draft = em.create(Draft, { list, values, addedById: viewer.id });
        if (upload) draft.image = ref(await this.images.claim(em, upload));
        await em.flush();
        await tellOfDrafts(em, ofList);
        return draft.id;
      }),
    );
    const draft = await this.em.findOne(Draft, id, { populate: ['image'], refresh: true });
    // published or deleted since: a call that is repeated hears that it was saved
    return draft ? shown(draft, NO_NAMES) : new ItemDraft(savedBefore(id, ofList, values), null, null);
  }

  /** In place of all that it held; what somebody else changed since `base` was read is not lost. */
  async update(viewer: User, draftId: string, input: Sent, base: Sent | null): Promise<ItemDraft> {
    const listId = await this.listOf(draftId);
    await this.lists.getChangeableList(viewer, listId, 'changing', 'Item');
    const { values: sent, upload } = await this.read(viewer, input);
    const read = base && parse(newItem, withSplitPrice(base));
    await this.em.transactional(async (em) => {
      await lockList(em, listId); // before the draft, as they do who publish and delete
      const draft = await em.findOne(Draft, draftId, { refresh: true });
      if (!draft) throw new NotFound('Item'); // published or deleted since
      const before = await draft.image?.load();
      const values = mergeDraft(draft.values, sent, read);
      draft.values = values;
      if (upload || (before && !this.images.isAddressOf(before, values.imageUrl))) {
        draft.image = upload && ref(await this.images.claim(em, upload));
        await em.flush();
        await this.images.release(em, before);
      }
      await tellOfDrafts(em, listId);
    });
    await this.images.removeReleased();
    return this.readAgain(draftId);
  }

  /** Each becomes an item at the end of the list, in the order in which they are named, and is news like any other. */
  async publish(viewer: User, listId: string, draftIds: readonly string[]): Promise<PublishedDrafts> {
    const ids = idsOf(draftIds);
    const { id: ofList } = await this.lists.getChangeableList(viewer, listId, 'adding');
    const published = await this.em.transactional((em) =>
      publishDrafts(em, viewer, { listId: ofList, draftIds: ids }, { images: this.images, settings: this.settings }),
    );
    const itemIds = [...published.values()];
    const options = { populate: ['list', 'image'], orderBy: { orderIndex: 'asc', id: 'asc' }, refresh: true } as const;
    this.em.clear(); // the list has another revision now
    return {
      list: await this.lists.readAgain(ofList),
      items: itemIds.length > 0 ? await this.em.find(Item, { id: itemIds }, options) : [],
      missingDraftIds: draftIds.filter((id) => !published.has(id.toLowerCase())),
    };
  }

  async remove(viewer: User, listId: string, draftIds: readonly string[]): Promise<DeletedDrafts> {
    const ids = idsOf(draftIds);
    const { id: ofList } = await this.lists.getChangeableList(viewer, listId, 'deleting');
    const deletedIds = await this.em.transactional(async (em) => {
      await lockList(em, ofList);
      const drafts = await em.find(Draft, { id: ids, list: ofList }, { refresh: true });
      const found = drafts.map(({ id }) => id);
      for (const { image } of drafts) await this.images.release(em, image);
      await em.nativeDelete(Draft, { id: found });
      if (found.length > 0) await tellOfDrafts(em, ofList);
      return found;
    });
    await this.images.removeReleased();
    this.em.clear();
    return { list: await this.lists.readAgain(ofList), draftIds: deletedIds };
  }

  private async read(viewer: User, input: Sent): Promise<Changed> {
    const values = parse(newItem, withSplitPrice(input));
    if (values.isFund) throw new InvalidInput({ isFund: [t`A fund can’t be a draft`] });
    assertFitsFund(values, values);
    const upload = values.imageUrl ? await this.images.findUpload(viewer, values.imageUrl) : null;
    return { values, upload };
  }

  private async listOf(draftId: string): Promise<string> {
    const draft = isId(draftId) ? await this.em.findOne(Draft, draftId) : null;
    if (!draft) throw new NotFound('Item');
    return draft.list.id;
  }

  /** The names of members who suggested some of them, by their ids. */
  private async namesOf(drafts: readonly Draft[]): Promise<Map<string, string>> {
    const ids = drafts.flatMap(({ isSuggestion, addedById }) => (isSuggestion && addedById) || []);
    const people = ids.length > 0 ? await this.em.find(User, { id: ids }) : [];
    return new Map(people.map(({ id, name }) => [id, name]));
  }

  private async readAgain(id: string): Promise<ItemDraft> {
    const draft = await this.em.findOne(Draft, id, { populate: ['image'], refresh: true });
    if (!draft) throw new NotFound('Item'); // published or deleted meanwhile
    return shown(draft, await this.namesOf([draft]));
  }
}

function savedBefore(id: string, listId: string, values: Changed['values']) {
  return { id, values, list: { id: listId }, isSuggestion: false, suggestedBy: null, createdAt: new Date() };
}

function idsOf(draftIds: readonly string[]): string[] {
  const sent = parse(severalDrafts, { draftIds: [...draftIds] }).draftIds;
  return [...new Set(sent.map((id) => id.toLowerCase()))].filter(isId);
}

function shown(draft: Draft, names: ReadonlyMap<string, string>): ItemDraft {
  const { image, isSuggestion, suggestedBy, addedById } = draft;
  const name = suggestedBy ?? names.get(addedById ?? '') ?? null;
  return new ItemDraft(draft, image?.unwrap() ?? null, isSuggestion ? name : null);
}
