import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where a browser signs in elsewhere.' })
export class IssuerEntrance {
  @Field(() => String, {
    description: 'The address to send the browser to. It comes back to `/signin/` and the id of the issuer.',
  })
  authorizationUrl!: string;
}
