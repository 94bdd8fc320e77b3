import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { Draw } from './draw.entity.ts';
import { DrawParticipant } from './draw-participant.entity.ts';

/** Somebody who must not draw somebody. */
@Entity({ tableName: 'draw_exclusions' })
export class DrawExclusion {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => Draw, { ref: true, deleteRule: 'cascade' })
  draw!: Ref<Draw>;

  @Index()
  @ManyToOne(() => DrawParticipant, { ref: true, deleteRule: 'cascade' })
  giver!: Ref<DrawParticipant>;

  @Index()
  @ManyToOne(() => DrawParticipant, { ref: true, deleteRule: 'cascade' })
  receiver!: Ref<DrawParticipant>;

  /** A couple: neither draws the other. */
  @Property({ type: 'boolean' })
  isMutual!: boolean;
}
