import type { EntityManager } from '@mikro-orm/postgresql';
import { once } from '../../base/database/once.ts';
import { isId, newId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, memberOf, personOf } from '../../core/access/link-viewer.ts';
import { canWorkOn } from '../../core/access/list.policy.ts';
import { announceQuestion, announceQuestionsEdited } from '../../core/events/announce-questions.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { newAnswer, newQuestion } from '../item-questions/question.rules.ts';
import { Item } from '../items/item.entity.ts';
import { DemoListKept } from '../lists/errors.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { SharedListRow } from '../sharing/shared-list-rows.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { clearQuestion } from './clear-question.ts';
import { TooManyQuestions } from './errors.ts';
import { GiftQuestion } from './gift-question.entity.ts';
import { insertQuestion, lockAskedItem } from './question-rows.ts';

/** Questions of guests about gifts, and the answers of those who work on the list. */
export class QuestionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sharedLists: SharedListsService,
    private readonly lists: ListsService,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  /** As guests read them, the oldest first. */
  async sharedQuestionsOf(viewer: LinkViewer<User>, shareToken: string, itemId: string): Promise<GiftQuestion[]> {
    await this.findShared(viewer, shareToken, itemId);
    return this.questionsAbout(itemId);
  }

  /** For those who work on the list. */
  async questionsOf(viewer: User | null, itemId: string): Promise<GiftQuestion[]> {
    const item = isId(itemId) ? await this.em.findOne(Item, itemId) : null;
    await this.lists.getList(viewer, item?.list.id ?? '', 'Item');
    return this.questionsAbout(itemId);
  }

  /** For guests, and members who see the list as guests do. A repeated `key` asks once. */
  async ask(
    viewer: LinkViewer<User>,
    shareToken: string,
    itemId: string,
    sent: { text: string; key?: string | null },
  ): Promise<GiftQuestion> {
    const list = await this.findShared(viewer, shareToken, itemId);
    if (list.isDemo) throw new DemoListKept();
    if (list.listType === 'SHOPPING' || canWorkOn(personOf(viewer), list)) throw new NotAllowed();
    const { text } = parse(newQuestion, sent);
    const { address } = this.origin;
    await this.rateLimits.consume('question', [address], list.id);
    const member = memberOf(viewer);
    const about = `askQuestion ${list.id} ${itemId}`;
    const questionId = await this.em.transactional((em) =>
      once(em, { about, key: sent.key, sent: { text } }, async () => {
        const id = newId();
        if ((await insertQuestion(em, { id, itemId, text })).length === 0) throw new TooManyQuestions();
        await this.rateLimits.consumeOfNetwork('questionOfNetwork', address, list.id, member);
        await this.rateLimits.consumeOfList('question', address, list.id);
        await announceQuestion(em, list.id, itemId);
        return id;
      }),
    );
    const question = await this.em.findOne(GiftQuestion, questionId);
    if (!question) throw new NotFound('Resource'); // deleted since
    return question;
  }

  /** Answering again puts one answer in the place of the other. */
  async answer(viewer: User, questionId: string, sent: { text: string }): Promise<GiftQuestion> {
    const { itemId, listId } = await this.findOwn(viewer, questionId);
    const { text } = parse(newAnswer, sent);
    await this.em.transactional(async (em) => {
      await lockAskedItem(em, { itemId });
      const changes = { answer: text, answeredAt: new Date() };
      if ((await em.nativeUpdate(GiftQuestion, questionId, changes)) === 0) throw new NotFound('Resource');
      await announceQuestionsEdited(em, listId, { itemId, actorId: viewer.id });
    });
    return this.em.findOneOrFail(GiftQuestion, questionId, { refresh: true });
  }

  async delete(viewer: User, questionId: string): Promise<string> {
    const { itemId, listId } = await this.findOwn(viewer, questionId);
    await this.em.transactional(async (em) => {
      const about = { id: questionId, itemId, listId, actorId: viewer.id };
      if (!(await clearQuestion(em, about))) throw new NotFound('Resource');
    });
    return questionId;
  }

  private questionsAbout(itemId: string): Promise<GiftQuestion[]> {
    return this.em.find(GiftQuestion, { item: itemId }, { orderBy: { askedAt: 'asc', id: 'asc' } });
  }

  private async findShared(viewer: LinkViewer<User>, shareToken: string, itemId: string): Promise<SharedListRow> {
    const list = await this.sharedLists.findOpen(viewer, shareToken, isId(itemId) ? { itemId } : 'none');
    if (list.items.length === 0) throw new NotFound('Item');
    return list;
  }

  private async findOwn(viewer: User, questionId: string): Promise<{ itemId: string; listId: string }> {
    const question = isId(questionId) ? await this.em.findOne(GiftQuestion, questionId, { populate: ['item'] }) : null;
    const item = question?.item.unwrap();
    const list = await this.lists.getChangeableList(viewer, item?.list.id ?? '', 'changing', 'Item');
    if (!item) throw new NotFound('Item');
    return { itemId: item.id, listId: list.id };
  }
}
