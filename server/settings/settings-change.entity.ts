import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../database/uuid.ts';
import { User } from '../users/user.entity.ts';

/** Who changed which settings, and when: kept for good. */
@Entity({ tableName: 'settings_changes' })
export class SettingsChange {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Property({ type: 'timestamptz' })
  changedAt: Opt<Date> = new Date();

  /** Null once that account is gone. */
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null', index: true })
  changedBy?: Ref<User> | null;

  /** For each setting what it was and what it became. */
  @Property({ type: 'json' })
  changes!: Record<string, { from: unknown; to: unknown }>;
}
