import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { MessageStatusEnum, SupportMessage } from './support-message.entity.ts';
import { ContactMessageInput } from './support-message.input.ts';
import type { MessageStatus } from './support-message.rules.ts';
import { SupportMessagePage } from './support-message-page.type.ts';

@Resolver()
export class SupportResolver {
  @Mutation(() => Boolean)
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput) input: ContactMessageInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    await services.support.send(viewerOrGuest, input, idempotencyKey);
    return true;
  }

  @Query(() => SupportMessagePage, { description: 'For administrators; newest first.' })
  supportMessages(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: 'At most 100.' }) limit: number,
    @Arg('status', () => MessageStatusEnum, { nullable: true }) status: MessageStatus | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of the name, the address or the subject; the first 100 characters count.',
    })
    search: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.support.messages(viewer, page, limit, { status, search });
  }

  @Mutation(() => SupportMessage, { description: 'For administrators.' })
  setMessageStatus(
    @Arg('id', () => ID) id: string,
    @Arg('status', () => MessageStatusEnum) status: MessageStatus,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.support.setStatus(viewer, id, status);
  }
}
