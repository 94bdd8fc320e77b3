import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookProblem } from './webhook.enums.ts';

/** A try to deliver a message, for the log that its owner sees. */
@Entity({ tableName: 'webhook_deliveries' })
@Index({ properties: ['webhook', 'createdAt', 'id'] })
export class WebhookDelivery {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => Webhook, { ref: true, deleteRule: 'cascade' })
  webhook!: Ref<Webhook>;

  @Property({ type: 'uuid' })
  messageId!: string;

  /** As in item.added, or test. */
  @Property({ type: 'string', length: 30 })
  type!: string;

  /** Which try it was, counted from 1. */
  @Property({ type: 'integer' })
  attempt!: number;

  /** The status of the answer; null where there was none. */
  @Property({ type: 'integer', nullable: true })
  status?: number | null;

  @Enum({ items: () => WebhookProblem, nullable: true })
  problem?: WebhookProblem | null;

  @Property({ type: 'integer' })
  milliseconds!: number;

  /** The request and the answer, encrypted: a copy of the database alone tells nothing of them. */
  @Property({ type: 'text' })
  sealed!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
