import { Field, InputType, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { LONGEST_ENDPOINT } from '../push/push.rules.ts';
import type { newFollow } from './follow.rules.ts';

@ObjectType({ description: 'How you follow a list. Nobody else learns of it.' })
export class FollowState {
  @Field(() => String, { description: 'The name of the list.' })
  listName!: string;

  @Field(() => Boolean, {
    description: 'Whether you follow it: with your account, or with the browser that was named. Not by mail.',
  })
  isFollowing!: boolean;

  @Field(() => String, {
    description: 'The key of this site for `PushManager.subscribe`, in base64url (`applicationServerKey`).',
  })
  publicKey!: string;
}

@InputType({ description: 'The PushSubscription of a browser that follows a list.' })
export class FollowDeviceInput {
  @Field(() => String, { description: `\`endpoint\` of it: at most ${LONGEST_ENDPOINT} characters.` })
  endpoint!: string;

  @Field(() => String, { description: '`keys.p256dh` of it.' })
  p256dh!: string;

  @Field(() => String, { description: '`keys.auth` of it.' })
  auth!: string;
}

@InputType({ description: 'How to follow a list: neither is needed with an account, whose notifications tell it.' })
export class NewFollowInput implements z.input<typeof newFollow> {
  @Field(() => String, {
    nullable: true,
    description: 'An address. A mail asks it to confirm, and nothing else comes before.',
  })
  email?: string | null;

  @Field(() => FollowDeviceInput, { nullable: true, description: 'A browser, which gets pushes.' })
  device?: FollowDeviceInput | null;
}
