import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ListEvent } from '../../core/events/live-event.ts';
import type { PersonalNews } from '../../core/events/personal-news.ts';
import type { WebhookEvent } from '../../core/events/webhook-events.rules.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookEventEnum } from './webhook.enums.ts';

/**
 * A message that is still to be delivered: announcements write it (`webhook-messages.ts`), and its delivery deletes it. Values are
 * not in it: they are read when it is sent, as its receiver may see them then.
 */
@Entity({ tableName: 'webhook_messages' })
@Index({ properties: ['webhook', 'listId', 'position'] })
export class WebhookMessage {
  /** The same at each try: receivers tell by it what they have already. */
  @PrimaryKey({ type: 'uuid' })
  readonly id!: string;

  @ManyToOne(() => Webhook, { ref: true, deleteRule: 'cascade' })
  webhook!: Ref<Webhook>;

  /** No foreign key: that a list was deleted is told after it is gone. */
  @Property({ type: 'uuid' })
  listId!: string;

  /** Puts the messages about one list in their order, since it is taken while the list is locked. Nobody outside is shown it. */
  @Property({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  @Enum({ items: () => WebhookEventEnum })
  event!: WebhookEvent;

  /** The event as it was announced, or news of its receiver alone. */
  @Property({ type: 'json' })
  happened!: Omit<ListEvent, 'revision' | 'purchaseRevision' | 'memberIds'> | PersonalNews;

  @Property({ type: 'timestamptz' })
  happenedAt!: Date;

  @Index()
  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  /** The tries that failed. */
  @Property({ type: 'integer' })
  tries!: number;
}
