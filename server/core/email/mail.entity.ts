import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';

/** QUEUED until a mail server took it; KEPT when there is none and the outbox is its end. */
export const MailState = { QUEUED: 'QUEUED', SENT: 'SENT', KEPT: 'KEPT', FAILED: 'FAILED' } as const;

/** Kinds of mails whose subject names a list, an item or a person: administrators see the kind in its place. */
export const PrivateMailKind = {
  PURCHASE_RECEIPT: 'PURCHASE_RECEIPT',
  GIFT_NEWS: 'GIFT_NEWS',
  DIGEST: 'DIGEST',
  INVITATION: 'INVITATION',
  LIST_SHARED: 'LIST_SHARED',
} as const;
export type PrivateMailKind = keyof typeof PrivateMailKind;

@Entity({ tableName: 'mails' })
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['state', 'createdAt', 'id'] })
@Index({
  name: 'mails_queued_index',
  expression: `create index "mails_queued_index" on "mails" ("created_at") where "state" = 'QUEUED'`,
})
export class Mail {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @Property({ type: 'string', length: 254 })
  to!: string;

  @Property({ type: 'string' })
  subject!: string;

  /** Null where the subject is alike for everybody, and tells nothing. */
  @Enum({ items: () => PrivateMailKind, nullable: true })
  kind?: PrivateMailKind | null;

  /** Emptied once it is sent: the links in it are secrets. */
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  html!: string;

  @Enum({ items: () => MailState })
  state: Opt<keyof typeof MailState> = 'QUEUED';

  /** A secret, and emptied like the rest. Null for mails that they asked for, or must have. */
  @Property({ type: 'text', nullable: true })
  unsubscribeUrl?: string | null;

  @Property({ type: 'string', length: 254, nullable: true })
  replyTo?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  expiresAt?: Date | null;

  /** A person who works on such a list and may not know who bought must not see the mail either. */
  @Property({ type: 'array', columnType: 'uuid[]', nullable: true })
  aboutListIds?: string[] | null;

  @Property({ type: 'integer', default: 0 })
  tries: Opt<number> = 0;

  @Property({ type: 'text', nullable: true })
  problem?: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  claimedUntil?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  deliveredAt?: Date | null;
}
