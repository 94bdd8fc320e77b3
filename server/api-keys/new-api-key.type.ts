import { Field, ObjectType } from 'type-graphql';
import { ApiKey } from './api-key.entity.ts';

@ObjectType()
export class NewApiKey {
  @Field(() => String, { description: 'The key itself, which is shown this once and kept nowhere.' })
  secret!: string;

  @Field(() => ApiKey)
  apiKey!: ApiKey;
}
