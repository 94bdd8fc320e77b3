import { Field, ID, ObjectType } from 'type-graphql';
import type { PurchaseView } from '../../core/access/purchase.policy.ts';
import { QuestionFields } from '../item-questions/question-fields.type.ts';
import { CHOICE, UNNEEDED } from './choice.rules.ts';

interface Chosen {
  choiceId: string | null;
  isUnneeded: boolean;
}

/** The fields of an item, as guests see it, that tell what else could be given instead. */
@ObjectType({ simpleResolvers: true })
export abstract class ChoiceFields extends QuestionFields {
  @Field(() => ID, { nullable: true, description: CHOICE })
  readonly choiceId: string | null;

  @Field(() => Boolean, { description: UNNEEDED })
  readonly isNoLongerNeeded: boolean;

  constructor(row: Chosen & ConstructorParameters<typeof QuestionFields>[0], view: PurchaseView) {
    super(row);
    const { choiceId, isUnneeded } = row;
    this.choiceId = choiceId;
    this.isNoLongerNeeded = view !== 'nothing' && isUnneeded;
  }
}
