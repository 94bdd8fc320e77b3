import { Field, ObjectType } from 'type-graphql';
import { Page } from '../../base/paging/page.type.ts';
import { AffiliateSite } from './affiliate-site.entity.ts';

@ObjectType({ description: 'Shops that pay for visitors.' })
export class AffiliateSitePage extends Page {
  @Field(() => [AffiliateSite], { description: 'The shops of this page.' })
  data!: AffiliateSite[];
}
