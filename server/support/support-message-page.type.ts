import { Field, ObjectType } from 'type-graphql';
import { Page } from '../page.type.ts';
import { SupportMessage } from './support-message.entity.ts';

@ObjectType()
export class SupportMessagePage extends Page {
  @Field(() => [SupportMessage])
  data!: SupportMessage[];
}
