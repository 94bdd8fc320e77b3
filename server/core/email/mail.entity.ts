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

/** A mail, written in the transaction that causes it and delivered afterwards. */
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

  /**
   * The unsubscribe address of its recipient; a secret, and emptied like the rest. Null for mails that they asked for,
   * or must have.
   */
  @Property({ type: 'text', nullable: true })
  unsubscribeUrl?: string | null;

  /** The Reply-To address, where it is not ours; emptied like the rest. */
  @Property({ type: 'string', length: 254, nullable: true })
  replyTo?: string | null;

  /** When the link in it is over, and it is not worth sending any more. */
  @Property({ type: 'timestamptz', nullable: true })
  expiresAt?: Date | null;

  /** The lists of whose purchases it tells. A person who works on one and may not know who bought must not see the mail either. */
  @Property({ type: 'array', columnType: 'uuid[]', nullable: true })
  aboutListIds?: string[] | null;

  /** How often it was tried to deliver it. */
  @Property({ type: 'integer', default: 0 })
  tries: Opt<number> = 0;

  /** Why the last attempt failed. */
  @Property({ type: 'text', nullable: true })
  problem?: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  /** Until then a delivery is at work on it, and others leave it alone. */
  @Property({ type: 'timestamptz', nullable: true })
  claimedUntil?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  deliveredAt?: Date | null;
}
