import { Field, Int, ObjectType } from 'type-graphql';
import { QUESTION_COUNT } from './question.rules.ts';

/** The field of an item, as guests see it, that tells whether anybody asked about it. */
@ObjectType({ simpleResolvers: true })
export abstract class QuestionFields {
  @Field(() => Int, { description: QUESTION_COUNT })
  readonly questionCount: number;

  constructor({ questionCount }: { questionCount: number }) {
    this.questionCount = questionCount;
  }
}
