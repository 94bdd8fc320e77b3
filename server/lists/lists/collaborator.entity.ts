import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { CollaboratorRole } from '../../core/access/list-access.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from './list.entity.ts';
import { CollaboratorRoleEnum } from './list.enums.ts';

/** A person who works on another person's list. */
@Entity({ tableName: 'collaborators' })
export class Collaborator {
  @ManyToOne(() => List, { ref: true, primary: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  @Index()
  @ManyToOne(() => User, { ref: true, primary: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Enum({ items: () => CollaboratorRoleEnum, default: 'EDITOR' })
  role: Opt<CollaboratorRole> = 'EDITOR';

  @Property({ type: 'timestamptz' })
  invitedAt: Opt<Date> = new Date();

  @Property({ type: 'timestamptz' })
  joinedAt: Opt<Date> = new Date();
}
