import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Everything that a browser needs to send somebody to Google.' })
export class GoogleEntrance {
  @Field(() => String, { description: 'This site’s client id at Google.' })
  clientId!: string;

  @Field(() => String, {
    description: 'The address to send the browser to. Add parameters such as `nonce` and `redirect_uri`.',
  })
  authorizationUrl!: string;
}
