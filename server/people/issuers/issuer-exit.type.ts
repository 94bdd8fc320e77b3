import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a browser signs out elsewhere.' })
export class IssuerExit {
  @Field(() => String, {
    nullable: true,
    description:
      'The address to send the browser to. It comes back to `/signin`. Null where the other site does not answer, or has no such address: people may still be signed in there.',
  })
  endSessionUrl!: string | null;
}
