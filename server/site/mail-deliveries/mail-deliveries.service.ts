import type { EntityManager } from '@mikro-orm/postgresql';
import { searchedWords } from '../../base/database/word-search.ts';
import { type NeighbourKeys, numberedWindow } from '../../base/paging/keyset.ts';
import { pageOf, pageWindow } from '../../base/paging/page.type.ts';
import type { MailState } from '../../core/email/mail.entity.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import { countDeliveries, readDeliveries } from './delivery-rows.ts';
import type { MailDeliveryPage } from './mail-delivery-page.type.ts';

interface DeliveriesQuery extends NeighbourKeys {
  page: number;
  limit: number;
  state?: keyof typeof MailState | null;
  search?: string | null;
}

export class MailDeliveriesService {
  constructor(private readonly em: EntityManager) {}

  async deliveries(viewer: User, { page, limit, state, search, ...keys }: DeliveriesQuery): Promise<MailDeliveryPage> {
    assertAdministrator(viewer);
    const window = pageWindow(page, limit);
    const query = { viewerId: viewer.id, state: state ?? null, words: searchedWords(search) };
    const total = await countDeliveries(this.em, query);
    const { data, ...ends } = await readDeliveries(this.em, query, numberedWindow(window, keys));
    return { ...pageOf(data, total, window), ...ends };
  }
}
