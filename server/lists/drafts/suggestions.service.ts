import type { EntityManager } from '@mikro-orm/postgresql';
import { once } from '../../base/database/once.ts';
import { hashSecret } from '../../base/database/secret-token.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, memberOf } from '../../core/access/link-viewer.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { newItem } from '../items/item.rules.ts';
import { DemoListKept } from '../lists/errors.ts';
import type { List } from '../lists/list.entity.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { lockList, tellOfDrafts } from './change-drafts.ts';
import { Draft } from './draft.entity.ts';
import { MOST_SUGGESTIONS, MOST_SUGGESTIONS_OF_GUESTS, MOST_SUGGESTIONS_OF_ONE } from './draft.rules.ts';
import { GiftsAreSuggested, TooManySuggestions } from './errors.ts';
import type { NewSuggestionInput } from './new-suggestion.input.ts';
import { noticeSuggestion } from './notice-suggestion.ts';
import { guestsSuggestion, newSuggestion } from './suggestion.rules.ts';

/** Takes suggestions of people who may open a list: for those who work on it, and unknown to everybody else. */
export class SuggestionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sharedLists: SharedListsService,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  /** Gives an id that opens nothing to its sender, who hears no more of it. */
  async suggest(
    viewer: LinkViewer<User>,
    shareToken: string,
    input: NewSuggestionInput,
    key?: string | null,
  ): Promise<string> {
    const { id: listId, isDemo, listType } = await this.sharedLists.findOpen(viewer, shareToken, 'none');
    if (isDemo) throw new DemoListKept('adding');
    if (listType === 'SHOPPING') throw new GiftsAreSuggested();
    const member = memberOf(viewer);
    const { name, ...sent } = parse(member ? newSuggestion : guestsSuggestion, input);
    await this.rateLimits.consume('suggestion', [this.origin.address], listId);
    const values = parse(newItem, sent);
    const about = `suggestItem ${listId} ${member?.id ?? `named ${hashSecret(name ?? '')}`}`; // keys are kept, and names are nobody's business there
    return this.em.transactional((em) =>
      once(em, { about, key, sent: { ...sent, name } }, async () => {
        const list = await lockList(em, listId);
        await assertRoom(em, list, member);
        await this.rateLimits.consumeOfNetwork('suggestionOfNetwork', this.origin.address, listId, member);
        await this.rateLimits.consumeOfList('suggestion', this.origin.address, listId);
        const by = member ? { addedById: member.id } : { suggestedBy: name };
        const draft = em.create(Draft, { list, values, isSuggestion: true, ...by });
        await em.flush();
        await tellOfDrafts(em, listId);
        await noticeSuggestion(em, { listId, byId: member?.id ?? null });
        return draft.id;
      }),
    );
  }
}

/** If any share is used up, the answer is the same. */
async function assertRoom(em: EntityManager, list: List, member: User | null): Promise<void> {
  const waiting = { list, isSuggestion: true };
  const shares = member
    ? [{ by: { addedById: member.id }, most: MOST_SUGGESTIONS_OF_ONE }]
    : [{ by: { addedById: null }, most: MOST_SUGGESTIONS_OF_GUESTS }];
  for (const { by, most } of [{ by: {}, most: MOST_SUGGESTIONS }, ...shares])
    if ((await em.count(Draft, { ...waiting, ...by })) >= most) throw new TooManySuggestions();
}
