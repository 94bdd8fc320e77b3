import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Session } from './session.entity.ts';

/** A replaced token is kept, so that using it again later shows that it was stolen. */
@Entity({ tableName: 'refresh_tokens' })
export class RefreshToken {
  /** In hex; the token itself is nowhere. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash!: string;

  @Index()
  @ManyToOne(() => Session, { ref: true, deleteRule: 'cascade' })
  session!: Ref<Session>;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  replacedAt?: Date | null;
}
