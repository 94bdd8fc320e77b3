import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { Person } from '../../lists/lists/person.entity.ts';

/** Waits for somebody’s account to take over the lists that are for them. It goes with the person, who is gone once that is done. */
@Entity({ tableName: 'handovers' })
@Unique({ properties: ['person'] })
export class Handover {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => Person, { ref: true, deleteRule: 'cascade', index: false })
  person!: Ref<Person>;

  /** In lower case. Null: for the account that opens the link. */
  @Property({ type: 'string', length: 254, nullable: true })
  email?: string | null;

  /** Whether the one who looked after the person works on the lists from then on, or leaves them. */
  @Property({ type: 'boolean' })
  staysAsHelper!: boolean;

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
