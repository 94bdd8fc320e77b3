import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import { ImageUrl } from '../../base/text/image-scalars.ts';
import { User } from '../users/user.entity.ts';
import { THUMBNAIL_PIXELS } from './image.rules.ts';
import { imagePath } from './image-address.ts';

@Entity({ tableName: 'images' })
@ObjectType({ description: 'A picture that was uploaded.' })
@Index({
  name: 'images_kept_until_index',
  expression: 'create index "images_kept_until_index" on "images" ("kept_until") where "kept_until" is not null',
})
export class Image {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Property({ type: 'string', length: 100, unique: true })
  originalKey!: string;

  @Property({ type: 'string', length: 100 })
  thumbnailKey!: string;

  @Field(() => String, { description: 'The name of the file as it was uploaded.' })
  @Property({ type: 'string', length: 255 })
  filename!: string;

  @Field(() => String, { description: 'image/jpeg, image/png, image/webp or image/gif.' })
  @Property({ type: 'string', length: 20 })
  contentType!: string;

  @Field(() => Int, { description: 'In bytes.' })
  @Property({ type: 'integer' })
  size!: number;

  @Field(() => Int, { description: 'In pixels, of the original.' })
  @Property({ type: 'integer' })
  width!: number;

  @Field(() => Int, { description: 'In pixels, of the original.' })
  @Property({ type: 'integer' })
  height!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was uploaded.' })
  @Property({ type: 'timestamptz' })
  uploadedAt: Opt<Date> = new Date();

  /** Null while something shows it; a job removes it after this moment. */
  @Property({ type: 'timestamptz', nullable: true })
  keptUntil?: Date | null;

  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  uploader?: Ref<User> | null;

  @Field(() => ImageUrl, { description: 'The picture as it was uploaded.' })
  get originalUrl(): Opt<string> {
    return imagePath(this.originalKey);
  }

  @Field(() => ImageUrl, { description: `A copy whose longest side has ${THUMBNAIL_PIXELS} pixels.` })
  get thumbnailUrl(): Opt<string> {
    return imagePath(this.thumbnailKey);
  }
}
