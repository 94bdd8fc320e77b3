import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'The picture of an item, where a list is shown as a whole.' })
export class ListPicture {
  @Field(() => String, { description: 'A path on this site, or an address elsewhere.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The sizes of an uploaded picture, as an <img> takes them in srcset; null for a picture elsewhere.',
  })
  sizes!: string | null;
}
