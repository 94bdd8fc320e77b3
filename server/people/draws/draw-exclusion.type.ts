import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Somebody who must not draw somebody, as the organiser sees it.' })
export class ShownDrawExclusion {
  @Field(() => ID, { description: 'Who takes part.' })
  giverId!: string;

  @Field(() => ID, { description: 'Whom they must not draw.' })
  receiverId!: string;

  @Field(() => Boolean, { description: 'Whether neither draws the other.' })
  isMutual!: boolean;
}
