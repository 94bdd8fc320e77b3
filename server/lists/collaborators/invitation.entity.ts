import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import type { CollaboratorRole } from '../../core/access/list-access.rules.ts';
import { List } from '../lists/list.entity.ts';
import { CollaboratorRoleEnum } from '../lists/list.enums.ts';

/** Waits for somebody to prove that the address is theirs, which turns it into a collaborator. */
@Entity({ tableName: 'invitations' })
@Unique({ properties: ['list', 'email'] })
export class Invitation {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  /** In lower case. */
  @Index()
  @Property({ type: 'string', length: 254 })
  email!: string;

  /** As whom they work on the list once they accept. */
  @Enum({ items: () => CollaboratorRoleEnum, default: 'EDITOR' })
  role: Opt<CollaboratorRole> = 'EDITOR';

  @Property({ type: 'timestamptz' })
  invitedAt: Opt<Date> = new Date();

  /** When the latest mail of it was queued. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  mailedAt: Opt<Date> = new Date();

  /** One that is withdrawn has expired, and is kept for what it says of its mail. */
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}

/** Which invitations can still be accepted, as a condition. */
export function unexpired(now = new Date()) {
  return { expiresAt: { $gt: now } };
}
