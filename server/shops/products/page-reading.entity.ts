import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ReadPage } from './read-page.ts';

/** A recent reading of a page, for the next reader. Without an outcome, a process is reading it right now. */
@Entity({ tableName: 'page_readings' })
export class PageReading {
  /** A hash of the page's address and the reader's language: addresses may hold what is a person's own. */
  @PrimaryKey({ type: 'string', length: 64 })
  key!: string;

  @Property({ type: 'json', nullable: true })
  outcome?: ReadPage | null;

  @Property({ type: 'timestamptz' })
  readAt!: Date;

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
