import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { connectionOf } from '../../base/paging/connection.type.ts';
import type { WebhookEvent } from '../../core/events/webhook-events.rules.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookEventEnum, WebhookProblem } from './webhook.enums.ts';
import {
  LOG_KEPT_DAYS,
  LOGGED_ANSWER_BYTES,
  LOGGED_REQUEST_BYTES,
  LONGEST_WEBHOOK_URL,
  MOST_CHOSEN_LISTS,
  MOST_LOGGED,
  type newWebhook,
  type webhookChanges,
} from './webhook.rules.ts';

const URL_RULE = `The address to post to: https, and open to the public; at most ${LONGEST_WEBHOOK_URL} characters.`;
const LISTS_RULE = `The lists of which it is told, which you work on, view or follow: 1 to ${MOST_CHOSEN_LISTS}.`;
const EVENTS_RULE = 'The kinds of events of which it is told: at least one.';

@InputType({ description: 'A webhook to be made.' })
export class NewWebhookInput implements z.input<typeof newWebhook> {
  @Field(() => String, { description: URL_RULE })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: EVENTS_RULE })
  events!: WebhookEvent[];

  @Field(() => [ID], { nullable: true, description: `${LISTS_RULE} Null: all that you work on, also those to come.` })
  listIds!: string[] | null;
}

@InputType({ description: 'Changes to a webhook; what is left out stays as it is.' })
export class WebhookChangesInput {
  @Field(() => String, { nullable: true, description: URL_RULE })
  url?: z.input<typeof webhookChanges>['url'] | null;

  @Field(() => [WebhookEventEnum], { nullable: true, description: EVENTS_RULE })
  events?: WebhookEvent[] | null;

  @Field(() => [ID], { nullable: true, description: `${LISTS_RULE} Null: all that you work on, also those to come.` })
  listIds?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is told anything. What happens while it is off is never told.',
  })
  isOn?: boolean | null;
}

@ObjectType({ description: 'A webhook with its newest secret.' })
export class WebhookWithSecret {
  @Field(() => String, {
    description: 'The secret with which its messages are verified, shown this once: `whsec_` and base64.',
  })
  secret!: string;

  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;
}

@ObjectType('WebhookDelivery', {
  description: `A try to deliver a message, kept for ${LOG_KEPT_DAYS} days: at most the newest ${MOST_LOGGED.toLocaleString('en')} of a webhook.`,
})
export class ShownDelivery {
  @Field(() => ID, { description: 'Never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The `webhook-id` of the message, the same at each try.' })
  messageId!: string;

  @Field(() => String, { description: 'The `type` of the message, as in `item.added`; `test` for a test.' })
  type!: string;

  @Field(() => Int, { description: 'Which try it was, counted from 1.' })
  attempt!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  sentAt!: Date;

  @Field(() => Boolean, { description: 'Whether the answer was a success (a status of 2xx).' })
  isDelivered!: boolean;

  @Field(() => Int, { nullable: true, description: 'The status of the answer; null where there was none.' })
  status!: number | null;

  @Field(() => WebhookProblem, { nullable: true, description: 'Why there was no answer; null where there was one.' })
  problem!: WebhookProblem | null;

  @Field(() => Int, { description: 'In milliseconds, how long it took.' })
  milliseconds!: number;

  @Field(() => String, { description: `What was posted: its first ${LOGGED_REQUEST_BYTES} bytes.` })
  request!: string;

  @Field(() => String, { description: `What was answered: its first ${LOGGED_ANSWER_BYTES} bytes.` })
  answer!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the log of a webhook, newest first.' })
export class WebhookDeliveryConnection extends connectionOf('WebhookDelivery', ShownDelivery) {}
