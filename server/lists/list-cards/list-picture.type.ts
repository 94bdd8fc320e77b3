import { Field, ObjectType } from 'type-graphql';
import { ImageSizes, ImageUrl } from '../../base/text/image-scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'The picture of an item, where a list is shown as a whole.' })
export class ListPicture {
  @Field(() => ImageUrl, { description: 'The address of the picture, of this site or of another.' })
  url!: string;

  @Field(() => ImageSizes, {
    nullable: true,
    description: 'Null for a picture elsewhere.',
  })
  sizes!: string | null;
}
