import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailState } from '../email/mail.entity.ts';
import { pageOf, pageWindow } from '../page.type.ts';
import type { User } from '../users/user.entity.ts';
import { assertAdministrator } from '../users/user.policy.ts';
import { readDeliveries } from './delivery-rows.ts';
import type { MailDeliveryPage } from './mail-delivery-page.type.ts';

export class MailDeliveriesService {
  constructor(private readonly em: EntityManager) {}

  /** What became of the mails of the last weeks, newest first. */
  async deliveries(
    viewer: User,
    page: number,
    limit: number,
    state: keyof typeof MailState | null = null, // all of them
  ): Promise<MailDeliveryPage> {
    assertAdministrator(viewer);
    const window = pageWindow(page, limit);
    const { data, total } = await readDeliveries(this.em, { viewerId: viewer.id, state }, window);
    return pageOf(data, total, window);
  }
}
