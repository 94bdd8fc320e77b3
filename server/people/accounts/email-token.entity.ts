import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';

export const EmailTokenPurpose = {
  VERIFY_EMAIL: 'VERIFY_EMAIL',
  RESET_PASSWORD: 'RESET_PASSWORD',
  RESTORE_EMAIL: 'RESTORE_EMAIL',
} as const;

@Entity({ tableName: 'email_tokens' })
export class EmailToken {
  /** In hex; the token itself is only in the mail. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash!: string;

  @Enum({ items: () => EmailTokenPurpose })
  purpose!: keyof typeof EmailTokenPurpose;

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** A link proves the address that the mail went to, not what the account has by then. */
  @Property({ type: 'string', length: 254 })
  email!: string;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @Index()
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt?: Date | null;
}
