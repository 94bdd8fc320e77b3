import { Field, ID, ObjectType } from 'type-graphql';
import type { PurchaseView } from '../../core/access/purchase.policy.ts';
import { MOST_WANTED } from '../item-orders/most-wanted.rules.ts';
import { QuestionFields } from '../item-questions/question-fields.type.ts';
import { CHOICE, UNNEEDED } from './choice.rules.ts';

interface ChoosableRow {
  isMostWanted: boolean;
  choiceId: string | null;
  isUnneeded: boolean;
}

/** The fields of an item, as guests see it, that tell which of several to give. */
@ObjectType({ simpleResolvers: true })
export abstract class ChoiceFields extends QuestionFields {
  @Field(() => Boolean, { description: MOST_WANTED })
  readonly isMostWanted: boolean;

  @Field(() => ID, { nullable: true, description: CHOICE })
  readonly choiceId: string | null;

  @Field(() => Boolean, { description: UNNEEDED })
  isNoLongerNeeded: boolean;

  constructor(row: ChoosableRow & ConstructorParameters<typeof QuestionFields>[0], view: PurchaseView) {
    super(row);
    const { isMostWanted, choiceId, isUnneeded } = row;
    this.isMostWanted = isMostWanted;
    this.choiceId = choiceId;
    this.isNoLongerNeeded = view !== 'nothing' && isUnneeded;
  }
}
