import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CODE_DIGITS } from './barcode.rules.ts';

/** The look-up service's answer about a code, kept for the next who asks. It says nothing about who asked. */
@Entity({ tableName: 'barcode_readings' })
export class BarcodeReading {
  @PrimaryKey({ type: 'string', length: CODE_DIGITS })
  code!: string;

  /** Null: the service knows none. */
  @Property({ type: 'text', nullable: true })
  title?: string | null;

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
