import { Field, ID, ObjectType } from 'type-graphql';
import type { PurchaseView } from '../../core/access/purchase.policy.ts';
import { CHOICE, UNNEEDED } from './choice.rules.ts';

/** The fields of an item, as guests see it, that tell what else could be given instead. */
@ObjectType({ simpleResolvers: true })
export abstract class ChoiceFields {
  @Field(() => ID, { nullable: true, description: CHOICE })
  readonly choiceId: string | null;

  @Field(() => Boolean, { description: UNNEEDED })
  readonly isNoLongerNeeded: boolean;

  constructor({ choiceId, isUnneeded }: { choiceId: string | null; isUnneeded: boolean }, view: PurchaseView) {
    this.choiceId = choiceId;
    this.isNoLongerNeeded = view !== 'nothing' && isUnneeded;
  }
}
