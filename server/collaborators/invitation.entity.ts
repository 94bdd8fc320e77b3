import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newId } from '../database/uuid.ts';
import { List } from '../lists/list.entity.ts';

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

  @Property({ type: 'timestamptz' })
  invitedAt: Opt<Date> = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
