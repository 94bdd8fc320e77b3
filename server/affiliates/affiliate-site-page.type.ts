import { Field, ObjectType } from 'type-graphql';
import { Page } from '../page.type.ts';
import { AffiliateSite } from './affiliate-site.entity.ts';

@ObjectType()
export class AffiliateSitePage extends Page {
  @Field(() => [AffiliateSite])
  data!: AffiliateSite[];
}
