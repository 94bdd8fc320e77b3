import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a browser signs out elsewhere.' })
export class IssuerExit {
  @Field(() => String, {
    description: 'The address to send the browser to. It comes back to `/signin`.',
  })
  endSessionUrl!: string;
}
