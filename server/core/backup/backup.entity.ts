import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import type { BackupStore } from './backup-store.ts';

const BackupStoreEnum = { DISK: 'disk', S3: 's3' } as const;
registerEnumType(BackupStoreEnum, {
  name: 'BackupStore',
  description: 'The place where backups are kept.',
  valuesConfig: { DISK: { description: 'In a folder of the server.' }, S3: { description: 'In a bucket.' } },
});

/**
 * Read again and counted, else it would not be here. How many rows it has is not written down, since that tells
 * of purchases.
 */
@Entity({ tableName: 'backups' })
@ObjectType({ description: 'A backup, as it was counted when it was opened again after it was made.' })
export class Backup {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => String, { description: 'The name of its file.' })
  @Unique()
  @Property({ type: 'string', length: 100 })
  name!: string;

  @Field(() => BackupStoreEnum, { description: 'The place where it is kept.' })
  @Enum({ items: () => BackupStoreEnum })
  store!: BackupStore['kind'];

  @Field(() => GraphQLISODateTime, { description: 'The moment that it is of.' })
  @Index()
  @Property({ type: 'timestamptz' })
  madeAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When all of it had been read again, and every row counted.' })
  @Property({ type: 'timestamptz' })
  checkedAt!: Date;

  @Field(() => Int, { description: 'How large it is, in megabytes, rounded up.' })
  @Property({ type: 'integer' })
  megabytes!: number;

  @Field(() => Int, { description: 'The lists in it.' })
  @Property({ type: 'integer' })
  listCount!: number;

  @Field(() => Int, { description: 'The files of pictures in it.' })
  @Property({ type: 'integer' })
  pictureCount!: number;

  @Field(() => Int, { description: 'Files of pictures that should be in it, and were not in their store.' })
  @Property({ type: 'integer' })
  missingPictureCount!: number;
}
