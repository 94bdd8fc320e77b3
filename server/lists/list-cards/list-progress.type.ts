import { Field, Int, ObjectType } from 'type-graphql';

/** How many of the items on a list are given. Items are what a person sees and counts, however many pieces of each are wanted. */
export interface ListProgressRow {
  wanted: number;
  given: number;
  /** Given items that somebody else may still get, since some of it is only held. */
  held: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many of the items on a list are given. `given` and what is still wanted add up to `wanted`.',
})
export class ListProgress implements ListProgressRow {
  @Field(() => Int, {
    description: 'Items on the list, without archived ones and those of which any number is welcome.',
  })
  readonly wanted: number;

  @Field(() => Int, { description: 'Items of them of which nothing more is needed.' })
  readonly given: number;

  @Field(() => Int, { description: 'Items of those given of which some is only reserved yet.' })
  readonly held: number;

  constructor({ wanted, given, held }: ListProgressRow) {
    this.wanted = wanted;
    this.given = given;
    this.held = held;
  }
}
