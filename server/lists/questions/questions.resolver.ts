import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { QUESTIONS_A_DAY, QUESTIONS_AN_HOUR, QUESTIONS_OF_NETWORK_A_DAY } from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { LONGEST_ANSWER, LONGEST_QUESTION, MOST_QUESTIONS } from '../item-questions/question.rules.ts';
import { GiftQuestion } from './gift-question.entity.ts';

const TOKEN = { description: 'The token in the share link.' };
const WHICH_ITEM = { description: 'Which item.' };
const WHICH_QUESTION = { description: 'Which question.' };

@Resolver()
export class QuestionsResolver {
  @Query(() => [GiftQuestion], {
    description: `The questions about an item and their answers, the oldest first, for everybody who may open the shared list. At most ${MOST_QUESTIONS}. Fails with NOT_FOUND or LIST_PRIVATE.`,
  })
  sharedItemQuestions(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('itemId', () => ID, WHICH_ITEM) itemId: string,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.questions.sharedQuestionsOf(linkViewer, token, itemId);
  }

  @Query(() => [GiftQuestion], {
    description: `The questions about an item and their answers, the oldest first, for those who work on the list. At most ${MOST_QUESTIONS}. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN.`,
  })
  itemQuestions(
    @Arg('itemId', () => ID, WHICH_ITEM) itemId: string,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return services.questions.questionsOf(viewerOrGuest, itemId);
  }

  @Mutation(() => GiftQuestion, {
    description: `Asks about an item of a list of gifts, without a name: it is not kept who asks. For guests, and members who see the list as guests do. Those who work on the list are told, and everybody reads question and answer. Fails with NOT_FOUND, LIST_PRIVATE, FORBIDDEN (a shopping list, or one that you work on), DEMO_LIST, BAD_USER_INPUT, CONFLICT (there are ${MOST_QUESTIONS} questions about it) or RATE_LIMITED: ${QUESTIONS_AN_HOUR} an hour from one network, ${QUESTIONS_A_DAY} a day on one list, ${QUESTIONS_OF_NETWORK_A_DAY} of them from one network but for people who have confirmed their address.`,
  })
  askQuestion(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('itemId', () => ID, WHICH_ITEM) itemId: string,
    @Arg('text', () => String, { description: `Plain text, 1 to ${LONGEST_QUESTION} characters.` }) text: string,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) key: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.questions.ask(linkViewer, token, itemId, { text, key });
  }

  @Mutation(() => GiftQuestion, {
    description:
      'Answers a question about an item, or puts another answer in the place of the first, for those who work on the list. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or BAD_USER_INPUT.',
  })
  answerQuestion(
    @Arg('questionId', () => ID, WHICH_QUESTION) questionId: string,
    @Arg('text', () => String, { description: `Plain text, 1 to ${LONGEST_ANSWER} characters.` }) text: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.questions.answer(viewer, questionId, { text });
  }

  @Mutation(() => ID, {
    description:
      'Deletes a question with its answer, for those who work on the list. Answers with its id. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  deleteQuestion(
    @Arg('questionId', () => ID, WHICH_QUESTION) questionId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.questions.delete(viewer, questionId);
  }
}
