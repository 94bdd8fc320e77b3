import { Field, Int, ObjectType } from 'type-graphql';

/** How much of what a list asks for somebody has bought, in pieces. */
export interface ListProgressRow {
  wanted: number;
  given: number;
}

@ObjectType({ simpleResolvers: true, description: 'How much of what a list asks for is given.' })
export class ListProgress implements ListProgressRow {
  @Field(() => Int, { description: 'Pieces asked for, of all items that are not archived.' })
  readonly wanted: number;

  @Field(() => Int, { description: 'Pieces of them that somebody bought.' })
  readonly given: number;

  constructor({ wanted, given }: ListProgressRow) {
    this.wanted = wanted;
    this.given = given;
  }
}
