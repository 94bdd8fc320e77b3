import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { LONGEST_SEARCH } from '../../base/database/word-search.ts';
import { AFTER, BEFORE, IDEMPOTENCY_KEY, LIMIT, PAGE } from '../../base/paging/argument-descriptions.ts';
import { attemptsAllowed } from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { MessageStatusEnum, SupportMessage } from './support-message.entity.ts';
import { ContactMessageInput } from './support-message.input.ts';
import type { MessageStatus } from './support-message.rules.ts';
import { SupportMessagePage } from './support-message-page.type.ts';

@Resolver()
export class SupportResolver {
  @Mutation(() => ID, {
    description: `Writes to those who run the site, with or without an account. Answers with the id of the message. Fails with BAD_USER_INPUT or RATE_LIMITED: ${attemptsAllowed('contact', 1)} an hour for an address, ${attemptsAllowed('contact')} from a network.`,
  })
  sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return services.support.send(viewerOrGuest, input, idempotencyKey);
  }

  @Query(() => SupportMessagePage, {
    description:
      'Messages from the contact form, newest first. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  supportMessages(
    @Arg('page', () => Int, { defaultValue: 1, description: PAGE }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: LIMIT }) limit: number,
    @Arg('status', () => MessageStatusEnum, { nullable: true, description: 'Only messages in this state.' })
    status: MessageStatus | null,
    @Arg('search', () => String, {
      nullable: true,
      description: `Part of the name, the address or the subject; at most ${LONGEST_SEARCH} characters.`,
    })
    search: string | null,
    @Arg('after', () => String, { nullable: true, description: AFTER }) after: string | null,
    @Arg('before', () => String, { nullable: true, description: BEFORE }) before: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.support.messages(viewer, { page, limit, status, search, after, before });
  }

  @Mutation(() => SupportMessage, {
    description:
      'Says whether somebody took care of a message. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with NOT_FOUND.',
  })
  setMessageStatus(
    @Arg('messageId', () => ID, { description: 'Which message.' }) id: string,
    @Arg('status', () => MessageStatusEnum, { description: 'DONE when it is dealt with.' }) status: MessageStatus,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.support.setStatus(viewer, id, status);
  }
}
